import { useSyncExternalStore } from 'react'
import type { Size } from '#domain/map/mercator.ts'
import { usualSize } from '#domain/map/viewSize.ts'

/**
 * The map's size on this screen. Requests depend on it, so it is stored outside of the map: the page's reply
 * is fetched before the map is drawn. On the server it is always the default.
 */
let size = usualSize
const listeners = new Set<() => void>()

/** Notes how large the map is, in the browser. */
export function noteMapSize({ width, height }: Size): void {
  if (Math.round(width) === size.width && Math.round(height) === size.height) return
  size = { width: Math.round(width), height: Math.round(height) }
  for (const listener of listeners) listener()
}

export const currentMapSize = (): Size => size

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useMapSize = (): Size => useSyncExternalStore(subscribe, currentMapSize, () => usualSize)
