import { memoizeByReference } from '#domain/memoizeByReference.ts'
import type { Rasterizable } from './Area.ts'
import { INSIDE, OUTSIDE, type RasterCells } from './raster.ts'

/**
 * The complement of a shape. It holds listings without a position: they are not known to lie inside. Memoized,
 * because the counts of one filter panel take dozens of searches outside the same shape.
 */
export const complementOf = memoizeByReference(
  ({ contains, rise, rasterize }: Rasterizable): Rasterizable => ({
    contains: (latitude, longitude) => !contains(latitude, longitude),
    rise,
    rasterize: (grid) => turned(rasterize(grid)),
  }),
)

/** Swaps INSIDE and OUTSIDE. */
function turned(cells: RasterCells): RasterCells {
  for (let at = 0; at < cells.length; at++) {
    const state = cells[at] as number
    if (state === OUTSIDE) cells[at] = INSIDE
    else if (state === INSIDE) cells[at] = OUTSIDE
  }
  return cells
}
