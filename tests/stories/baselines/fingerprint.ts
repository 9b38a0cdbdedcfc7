import type { Pixels } from './Picture.ts'

/** Edge of a cell, in pixels: half of the smallest icon, so that none can go unseen. */
export const cellSize = 8

/** Steps that a channel is told in: finer ones would only be noise, and cost bytes. */
const step = 8

/**
 * What is kept of a picture: the mean colour of each block of 8 by 8 pixels. The eye still recognises the
 * story in it, letters are grey lines, and another machine's rasteriser changes next to nothing.
 */
export function fingerprint({ width, height, data }: Pixels): Pixels {
  const columns = Math.ceil(width / cellSize)
  const rows = Math.ceil(height / cellSize)
  const sums = new Float64Array(columns * rows * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3
      const into = (Math.floor(y / cellSize) * columns + Math.floor(x / cellSize)) * 4
      for (let channel = 0; channel < 3; channel++) sums[into + channel]! += data[from + channel]!
      sums[into + 3]! += 1
    }
  const cells = new Uint8Array(columns * rows * 3)
  for (let cell = 0; cell < columns * rows; cell++)
    for (let channel = 0; channel < 3; channel++) {
      const mean = sums[cell * 4 + channel]! / sums[cell * 4 + 3]!
      cells[cell * 3 + channel] = Math.min(Math.round(mean / step) * step, 255)
    }
  return { width: columns, height: rows, data: cells }
}
