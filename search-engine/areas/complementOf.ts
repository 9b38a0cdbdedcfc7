import { memoizeByReference } from '#domain/memoizeByReference.ts'
import type { Rasterizable } from './Area.ts'
import { INSIDE, OUTSIDE, type RasterCells } from './raster.ts'

/**
 * Everything that a shape does not hold, what shows no position included: it is not known to lie inside. A panel's counts
 * are dozens of searches outside the same shape.
 */
export const complementOf = memoizeByReference(
  ({ contains, rise, rasterize }: Rasterizable): Rasterizable => ({
    contains: (latitude, longitude) => !contains(latitude, longitude),
    rise,
    rasterize: (grid) => turned(rasterize(grid)),
  }),
)

/** Of what a shape was drawn on: outside and inside change places. */
function turned(cells: RasterCells): RasterCells {
  for (let at = 0; at < cells.length; at++) {
    const state = cells[at] as number
    if (state === OUTSIDE) cells[at] = INSIDE
    else if (state === INSIDE) cells[at] = OUTSIDE
  }
  return cells
}
