import { useCallback } from 'react'
import type { Size } from '#domain/map/mercator.ts'
import { noteMapSize } from './mapSize.ts'

/** Longer than a window is dragged: each size is a question to the server. Milliseconds. */
const SETTLE = 200

/** A ref for the map's element: it measures the size and stores it, by default as the size for requests. */
export function useMeasuredMap(noteSize: (size: Size) => void = noteMapSize) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      let waiting: ReturnType<typeof setTimeout> | undefined
      const note = () => {
        const { width, height } = element.getBoundingClientRect()
        if (width > 0 && height > 0) noteSize({ width, height })
      }
      note()
      const watching = new ResizeObserver(() => {
        clearTimeout(waiting)
        waiting = setTimeout(note, SETTLE)
      })
      watching.observe(element)
      return () => {
        clearTimeout(waiting)
        watching.disconnect()
      }
    },
    [noteSize],
  )
}
