import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import type { ZoomTexts } from './GalleryPhoto.ts'
import type { SlidesState } from './useSlides.ts'
import { type ZoomLevel, zoomed } from './zoomLevels.ts'

export interface ZoomState {
  zoom: ZoomLevel
  /** So many steps larger; `-Infinity` shows the whole picture again. */
  change: (by: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Of what is in sight, how far an arrow key moves an enlarged picture. */
const stride = 0.25

/** Enlarges the picture in sight; another picture is shown whole again. Plus, minus and 0 do it by keyboard. */
export function useZoom({ index, strip }: SlidesState, texts: ZoomTexts | undefined): ZoomState {
  const topic = useId()
  const [{ zoom, of }, setState] = useState<{ zoom: ZoomLevel; of: number }>({ zoom: 1, of: index })
  const current = of === index ? zoom : 1
  const slide = () => strip.current?.children[index]
  useLayoutEffect(() => {
    const element = strip.current?.children[index]
    if (element) center(element)
  }, [strip, index, current])
  const change = (by: number) => {
    const level = zoomed(current, by)
    if (!texts || level === current) return
    setState({ zoom: level, of: index })
    announce(texts.level(level * 100), { topic })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!texts || event.ctrlKey || event.metaKey || event.altKey) return
    const by = { '+': 1, '=': 1, '-': -1, '0': -Infinity }[event.key]
    const move = current > 1 ? moves[event.key] : undefined
    if (by === undefined && !move) return
    event.preventDefault()
    event.stopPropagation()
    if (by !== undefined) change(by)
    else slide()?.scrollBy(away(slide(), move))
  }
  return { zoom: current, change, onKeyDown }
}

const moves: Record<string, readonly [number, number] | undefined> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const away = (element: Element | undefined, [x, y]: readonly [number, number] = [0, 0]): ScrollToOptions => ({
  left: x * stride * (element?.clientWidth ?? 0),
  top: y * stride * (element?.clientHeight ?? 0),
})

/** The middle of the picture stays in the middle. */
function center(element: Element): void {
  element.scrollTo({
    left: (element.scrollWidth - element.clientWidth) / 2,
    top: (element.scrollHeight - element.clientHeight) / 2,
    behavior: 'instant',
  })
}
