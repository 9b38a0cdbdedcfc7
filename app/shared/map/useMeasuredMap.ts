import { useCallback } from 'react'
import { noteMapSize } from './mapSize.ts'

/** Longer than a window is dragged: each size is a question to the server. Milliseconds. */
const SETTLE = 200

/** A ref for the element that the map fills: how large it is, is noted. */
export function useMeasuredMap() {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    const note = () => {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0 && height > 0) noteMapSize({ width, height })
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
  }, [])
}
