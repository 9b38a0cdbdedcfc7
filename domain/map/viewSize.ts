/** The size of a map on the screen, in a request: CSS pixels. */
import type { Size } from './mercator.ts'

export const sizeNames = { width: 'width', height: 'height' } as const

/** The default, for a page that is rendered before its screen is known. */
export const usualSize: Size = { width: 800, height: 600 }

/** The limits of a screen's size; values beyond are clamped. */
const LEAST = 100
const MOST = 4096

/** Reads a size; invalid values become the default. */
export function readSize(parameters: URLSearchParams): Size {
  const read = (name: keyof Size) => {
    const text = parameters.get(sizeNames[name]) ?? ''
    return /^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), LEAST), MOST) : usualSize[name]
  }
  return { width: read('width'), height: read('height') }
}
