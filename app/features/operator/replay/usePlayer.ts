import { useEffect, useRef, useState } from 'react'
import type { Replayer } from 'rrweb'

/** How often the shown place is renewed, ms. */
const RENEWED_MS = 250

type Events = ConstructorParameters<typeof Replayer>[0]

/** A player of rrweb in an element, loaded when it is shown. Places and lengths are seconds. */
export function usePlayer(events: readonly unknown[]) {
  const root = useRef<HTMLDivElement>(null)
  const player = useRef<Replayer>(undefined)
  const [length, setLength] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)

  useEffect(() => {
    let isOver = false
    void import('rrweb').then(({ Replayer: Made }) => {
      if (isOver || root.current === null) return
      const made = new Made([...events] as Events, {
        root: root.current,
        skipInactive: true,
        showWarning: false,
        mouseTail: false,
      })
      fit(made, root.current)
      made.on('finish', () => setPlaying(false))
      player.current = made
      setLength(made.getMetaData().totalTime / 1000)
      made.pause(0)
    })
    return () => {
      isOver = true
      player.current?.destroy()
      player.current = undefined
    }
  }, [events])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setAt((player.current?.getCurrentTime() ?? 0) / 1000), RENEWED_MS)
    return () => clearInterval(timer)
  }, [isPlaying])

  const toggle = () => {
    if (isPlaying) player.current?.pause()
    else player.current?.play(at >= length ? 0 : at * 1000)
    setPlaying(!isPlaying)
  }
  const seek = (seconds: number) => {
    setAt(seconds)
    if (isPlaying) player.current?.play(seconds * 1000)
    else player.current?.pause(seconds * 1000)
  }
  return { root, isPlaying, at, length, toggle, seek }
}

/** Shrinks the recorded window to the width that there is. */
function fit(player: Replayer, box: HTMLElement) {
  player.on('resize', (size) => {
    const { width, height } = size as { readonly width: number; readonly height: number }
    const scale = Math.min(1, box.clientWidth / width)
    player.wrapper.style.transform = `scale(${scale})`
    box.style.height = `${height * scale}px`
  })
}
