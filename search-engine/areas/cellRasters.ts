/** The cells of an area: those that it holds, and those that its sides may pass through. */
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

/** A part of the grid with what each of its cells has of an area. */
export interface CellRaster {
  readonly bottom: number
  readonly first: number
  readonly grid: RasterGrid
  readonly states: RasterCells
}

/**
 * The cells that the boxes of an area touch, drawn. No cell stands on two rasters. A panel's counts are dozens of searches
 * in the same area.
 */
export const cellRastersOf = memoizeByReference((area: Area): readonly CellRaster[] =>
  mergeBoxesSharingCells(area.boxes).map((box) => rasterizeBox(area, box)),
)

/** What rasters have of an area within another shape. */
export const intersectRasters = (
  rasters: readonly CellRaster[],
  shape: Rasterizable,
): readonly CellRaster[] => intersectionsOf(rasters)(shape)

const intersectionsOf = memoizeByReference((rasters: readonly CellRaster[]) =>
  memoizeByReference((shape: Rasterizable): readonly CellRaster[] =>
    rasters.map((one) => ({ ...one, states: both(one.states, statesOf(shape, one)) })),
  ),
)

/** What lies outside of one lies outside of both, and what may be beside a side of one beside a side of both. */
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

/** The outermost cells of the grid hold what lies beyond it as well: of them nothing is known. */
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

/** Boxes that share no cell: those that do become the one round them. */
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

/** Where runs of docs go, flat, by what their cells have of an area; each may go to several. */
export interface Sinks {
  readonly [INSIDE]: readonly GrowingInts[]
  readonly [CROSSED]: readonly GrowingInts[]
}

/** Adds the docs of the cells of a paper, in the order of their numbers: those of held cells, and those to be looked at. */
export function addDocsOf(
  { cells, starts }: CellDirectory,
  { bottom, first, grid: { rows, columns }, states }: CellRaster,
  { [INSIDE]: inside, [CROSSED]: passed }: Sinks,
): void {
  const sinks = [[], inside, passed]
  const { length } = cells
  // A run ends where the state changes, not with each cell: of a wide area there are hundreds of thousands.
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
