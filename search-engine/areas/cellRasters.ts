/** The grid cells of an area: those inside it, and those that its sides may cross. */
import { memoizeByReference } from '#domain/memoizeByReference.ts'
import type { Area, Rasterizable } from './Area.ts'
import { boundingBox } from './boxes.ts'
import { INSIDE, OUTSIDE, type RasterGrid, CROSSED, type RasterCells } from './raster.ts'
import type { GrowingInts } from '../store/arrays/GrowingInts.ts'
import { lowerBound } from '../store/arrays/lowerBound.ts'
import {
  type CellDirectory,
  cellsOfBox,
  COLUMNS,
  type GridBox,
  ROWS,
  SIDE,
  SOUTH,
  WEST,
} from '../store/grid.ts'

/** A part of the grid with the state of each of its cells in an area. */
export interface CellRaster {
  readonly bottom: number
  readonly first: number
  readonly grid: RasterGrid
  readonly states: RasterCells
}

/**
 * The cells that the boxes of an area touch, rasterized. No cell is in two rasters. Memoized, because the counts of
 * one filter panel take dozens of searches in the same area.
 */
export const cellRastersOf = memoizeByReference((area: Area): readonly CellRaster[] =>
  mergeBoxesSharingCells(area.boxes).map((box) => rasterizeBox(area, box)),
)

/** The rasters of an area, intersected with another shape. */
export const intersectRasters = (
  rasters: readonly CellRaster[],
  shape: Rasterizable,
): readonly CellRaster[] => intersectionsOf(rasters)(shape)

const intersectionsOf = memoizeByReference((rasters: readonly CellRaster[]) =>
  memoizeByReference((shape: Rasterizable): readonly CellRaster[] =>
    rasters.map((one) => ({ ...one, states: both(one.states, statesOf(shape, one)) })),
  ),
)

/** The intersection: outside where either is outside, inside where both are, else crossed. */
function both(ones: RasterCells, others: RasterCells): RasterCells {
  const states = new Uint8Array(ones.length)
  for (let at = 0; at < states.length; at++) {
    const [one, other] = [ones[at] as number, others[at] as number]
    if (one !== OUTSIDE && other !== OUTSIDE) states[at] = one === INSIDE ? other : one
  }
  return states
}

function rasterizeBox(area: Area, box: GridBox): CellRaster {
  const { bottom, top, first, last } = cellsOfBox(box)
  const grid = {
    south: SOUTH + bottom * SIDE,
    west: WEST + first * SIDE,
    height: SIDE,
    width: SIDE,
    rows: top - bottom + 1,
    columns: last - first + 1,
  }
  const blank = { bottom, first, grid }
  return { ...blank, states: statesOf(area, blank) }
}

/** The outermost cells of the grid also hold docs beyond it, so their state is always CROSSED. */
function statesOf(
  { rasterize }: Rasterizable,
  { bottom, first, grid }: Omit<CellRaster, 'states'>,
): RasterCells {
  const states = rasterize(grid)
  const { rows, columns } = grid
  if (bottom === 0) states.fill(CROSSED, 0, columns)
  if (bottom + rows === ROWS) states.fill(CROSSED, (rows - 1) * columns)
  for (let row = 0; row < rows; row++) {
    if (first === 0) states[row * columns] = CROSSED
    if (first + columns === COLUMNS) states[(row + 1) * columns - 1] = CROSSED
  }
  return states
}

/** Boxes that share no cell: those that do are merged into their bounding box. */
function mergeBoxesSharingCells(boxes: readonly GridBox[]): readonly GridBox[] {
  const merged: GridBox[] = []
  for (const box of boxes) {
    let round = box
    for (;;) {
      const at = merged.findIndex((other) => shareCells(round, other))
      if (at < 0) break
      round = boundingBox([round, ...merged.splice(at, 1)])
    }
    merged.push(round)
  }
  return merged
}

function shareCells(box: GridBox, other: GridBox): boolean {
  const [one, two] = [cellsOfBox(box), cellsOfBox(other)]
  return one.bottom <= two.top && two.bottom <= one.top && one.first <= two.last && two.first <= one.last
}

/** The lists that receive the ranges of docs, by the state of their cells; a range may go to several lists. */
export interface Sinks {
  readonly [INSIDE]: readonly GrowingInts[]
  readonly [CROSSED]: readonly GrowingInts[]
}

/** Adds the docs of the cells of a raster, in rising order, to the lists of their cells' states. */
export function addDocsOf(
  { cells, starts }: CellDirectory,
  { bottom, first, grid: { rows, columns }, states }: CellRaster,
  { [INSIDE]: inside, [CROSSED]: passed }: Sinks,
): void {
  const sinks = [[], inside, passed]
  const { length } = cells
  // A range ends where the state changes, not with each cell: a wide area has hundreds of thousands of cells.
  let [state, begin, end] = [OUTSIDE, 0, 0]
  const close = () => {
    if (begin < end)
      for (const runs of sinks[state] as readonly GrowingInts[]) {
        runs.push(begin)
        runs.push(end)
      }
  }
  for (let row = 0, at = 0; row < rows; row++) {
    const west = (bottom + row) * COLUMNS + first
    for (at = lowerBound(cells, west, at); at < length && (cells[at] as number) < west + columns; at++) {
      const own = states[row * columns + (cells[at] as number) - west] as number
      const start = starts[at] as number
      if (own !== state || start !== end) {
        close()
        state = own
        begin = start
      }
      end = starts[at + 1] as number
    }
  }
  close()
}
