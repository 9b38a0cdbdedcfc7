/**
 * The grid of 0.01° that orders docs by where they lie, so that an area is a few runs of docs.
 * Greece lies inside with room to spare; what lies outside counts to the nearest edge.
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

/** The cell of docs that say no place: after all others. */
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

/** The non-empty cells of some neighbouring docs that are in the order of their cells. */
export interface CellDirectory {
  readonly cells: Int32Array
  /** The first doc of each cell, and one more: where the last ends. */
  readonly starts: Int32Array
}

/** Reads the directory off the cells of docs from `begin` to `end`. */
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

/** Adds the runs of docs that a box touches to flat `[begin, end, …]` ranges, joining neighbours. */
export function addRangesIn({ cells, starts }: CellDirectory, box: GridBox, ranges: number[]): void {
  const { bottom, top, first, last } = cellsOfBox(box)
  for (let row = bottom, from = 0; row <= top; row++) {
    from = lowerBound(cells, row * COLUMNS + first, from)
    const to = lowerBound(cells, row * COLUMNS + last + 1, from)
    addRun(ranges, starts[from] as number, starts[to] as number)
  }
}

/**
 * As `addRangesIn`, told apart: docs that surely lie in the box, and those of cells that its sides pass through. The
 * outermost cells of the grid are never sure, for they hold what lies beyond.
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
