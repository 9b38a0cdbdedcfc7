/** The size of a map on the screen, as a request says it: CSS pixels. */
import type { Size } from './mercator.ts'

export const sizeNames = { width: 'width', height: 'height' } as const

/** A page that is made before anybody looks at it. */
export const usualSize: Size = { width: 800, height: 600 }

/** No screen is smaller or larger; what says so is read as the nearest that is. */
const LEAST = 100
const MOST = 4096

/** Reads a size; whatever cannot be read is as usual. */
export function readSize(parameters: URLSearchParams): Size {
  const read = (name: keyof Size) => {
    const text = parameters.get(sizeNames[name]) ?? ''
    return /^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), LEAST), MOST) : usualSize[name]
  }
  return { width: read('width'), height: read('height') }
}
