/**
 * The grid of 0.01° that orders docs by position, so that an area is a few ranges of docs. Greece lies well inside;
 * positions beyond it belong to the nearest cell of the edge.
 */
import { NOT_STATED } from './Columns.ts'
import { DEGREE } from './columnTable.ts'
import { lowerBound } from './arrays/lowerBound.ts'

export const SOUTH = 34 * DEGREE
export const WEST = 19 * DEGREE
/** Of a cell, millionths of a degree. */
export const SIDE = DEGREE / 100
export const ROWS = 800
export const COLUMNS = 1100

/** The cell of docs without a position, after all others. */
export const NOWHERE = ROWS * COLUMNS

const clamp = (value: number, most: number) => (value < 0 ? 0 : value > most ? most : value)

const rowAt = (latitude: number) => clamp(Math.floor((latitude - SOUTH) / SIDE), ROWS - 1)
const columnAt = (longitude: number) => clamp(Math.floor((longitude - WEST) / SIDE), COLUMNS - 1)

/** Cells are numbered row by row, from south to north, each from west to east. */
export const cellOf = (latitude: number, longitude: number): number =>
  latitude === NOT_STATED || longitude === NOT_STATED
    ? NOWHERE
    : rowAt(latitude) * COLUMNS + columnAt(longitude)

export function cellsOf(latitude: Int32Array, longitude: Int32Array): Int32Array {
  const cells = new Int32Array(latitude.length)
  for (let at = 0; at < cells.length; at++)
    cells[at] = cellOf(latitude[at] as number, longitude[at] as number)
  return cells
}

/** A box in millionths of a degree. */
export interface GridBox {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The first and last row, and the first and last column, that a box touches. */
export const cellsOfBox = ({ south, west, north, east }: GridBox) => ({
  bottom: rowAt(south),
  top: rowAt(north),
  first: columnAt(west),
  last: columnAt(east),
})

/** The non-empty cells of a range of docs in the order of their cells. */
export interface CellDirectory {
  readonly cells: Int32Array
  /** The first doc of each cell, and at the end the doc after the last. */
  readonly starts: Int32Array
}

/** The directory of the docs from `begin` to `end`. */
export function makeDirectory(cells: Int32Array, begin: number, end: number): CellDirectory {
  const found: number[] = []
  const starts: number[] = []
  for (let doc = begin; doc < end; doc++)
    if (doc === begin || cells[doc] !== cells[doc - 1]) {
      found.push(cells[doc] as number)
      starts.push(doc)
    }
  starts.push(end)
  return { cells: Int32Array.from(found), starts: Int32Array.from(starts) }
}

/** Adds the docs of the cells that a box touches to flat ranges, merging neighbours. */
export function addRangesIn({ cells, starts }: CellDirectory, box: GridBox, ranges: number[]): void {
  const { bottom, top, first, last } = cellsOfBox(box)
  for (let row = bottom, from = 0; row <= top; row++) {
    from = lowerBound(cells, row * COLUMNS + first, from)
    const to = lowerBound(cells, row * COLUMNS + last + 1, from)
    addRun(ranges, starts[from] as number, starts[to] as number)
  }
}

/**
 * As `addRangesIn`, in two lists: docs certainly inside the box, and docs of the cells that its sides cross. The
 * outermost cells of the grid count as crossed, because they hold docs beyond it.
 */
export function addSureRanges(
  { cells, starts }: CellDirectory,
  box: GridBox,
  inside: number[],
  edge: number[],
): void {
  const { bottom, top, first, last } = cellsOfBox(box)
  for (let row = bottom, from = 0; row <= top; row++) {
    from = lowerBound(cells, row * COLUMNS + first, from)
    const to = lowerBound(cells, row * COLUMNS + last + 1, from)
    if (from === to) continue
    const isSure = row > bottom && row < top && last > first
    const west = isSure ? lowerBound(cells, row * COLUMNS + first + 1, from) : to
    const east = isSure ? lowerBound(cells, row * COLUMNS + last, west) : to
    addRun(edge, starts[from] as number, starts[west] as number)
    addRun(inside, starts[west] as number, starts[east] as number)
    addRun(edge, starts[east] as number, starts[to] as number)
  }
}

export function addRun(ranges: number[], begin: number, end: number): void {
  if (begin === end) return
  if (ranges.at(-1) === begin) ranges[ranges.length - 1] = end
  else ranges.push(begin, end)
}
