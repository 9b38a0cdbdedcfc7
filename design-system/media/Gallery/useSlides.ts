import { type KeyboardEvent, type RefObject, type UIEvent, useEffect, useRef, useState } from 'react'

export interface SlidesState {
  /** The picture in sight, counted from 0. */
  index: number
  strip: RefObject<HTMLDivElement | null>
  /** Moves to a picture; past the end it starts again. */
  go: (index: number, behavior?: ScrollBehavior) => void
  /** Continues from its target: two quick presses are two pictures. */
  step: (by: number) => void
  onScroll: (event: UIEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Without a scroll event for so long, the strip is at rest. */
const stillness = 120
/** Of a picture's width, what a strip at rest may be off: fractions of a pixel. */
const nearly = 0.02

/**
 * A strip that scrolls from picture to picture. The scroll position is the source of truth: finger, wheel,
 * buttons and keys all scroll the strip, and the index follows. `onChange` is called once the strip rests on
 * a picture.
 */
export function useSlides(total: number, initial: number, onChange: (index: number) => void): SlidesState {
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(initial)
  const target = useRef(initial)
  const settled = useRef(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  /** Between two pictures it is still moving, however late the timer is. */
  const settle = (element: HTMLElement) => {
    const place = element.scrollLeft / element.clientWidth
    const seen = Math.round(place)
    if (Math.abs(place - seen) > nearly) return watch(element)
    target.current = seen
    if (seen === settled.current) return
    settled.current = seen
    onChange(seen)
  }
  const watch = (element: HTMLElement) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => settle(element), stillness)
  }
  const go = (wanted: number, behavior?: ScrollBehavior) => {
    const element = strip.current
    const from = target.current
    target.current = (wanted + total) % total
    if (!element) return
    clearTimeout(timer.current)
    const left = target.current * element.clientWidth
    // Distant ones at once: the pictures between need not be shown, or loaded.
    const isFar = Math.abs(target.current - from) > 1
    element.scrollTo({ left, behavior: behavior ?? (isFar ? 'instant' : preferredBehavior()) })
  }
  const step = (by: number) => go(target.current + by)
  const onScroll = ({ currentTarget, target: scrolled }: UIEvent<HTMLElement>) => {
    if (scrolled !== currentTarget) return
    const seen = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    if (Number.isNaN(seen)) return
    setIndex(seen)
    watch(currentTarget)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { current } = target
    const wanted = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: total - 1 }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    go(wanted)
  }
  return { index, strip, go, step, onScroll, onKeyDown }
}

const preferredBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
