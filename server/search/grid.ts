/**
 * The grid of 0.01° that orders docs by where they lie, so that an area is a few runs of docs.
 * Greece lies inside with room to spare; what lies outside counts to the nearest edge.
 */
import { NOT_STATED } from './Columns.ts'
import { DEGREE } from './columnTable.ts'

const SOUTH = 34 * DEGREE
const WEST = 19 * DEGREE
const SIDE = DEGREE / 100
const ROWS = 800
const COLUMNS = 1100

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

/** First and last cell (both included) of each row that a box touches. */
export function* rowsOfCells({ south, west, north, east }: GridBox): Generator<readonly [number, number]> {
  const [first, last] = [columnAt(west), columnAt(east)]
  for (let row = rowAt(south); row <= rowAt(north); row++) yield [row * COLUMNS + first, row * COLUMNS + last]
}

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
  return { cells: Int32Array.from(found), starts: Int32Array.from([...starts, end]) }
}

/** Adds the runs of docs that a box touches to flat `[begin, end, …]` ranges, joining neighbours. */
export function addRangesIn({ cells, starts }: CellDirectory, box: GridBox, ranges: number[]): void {
  for (const [first, last] of rowsOfCells(box)) {
    const from = firstAtLeast(cells, first)
    const to = firstAtLeast(cells, last + 1)
    if (from === to) continue
    const [begin, end] = [starts[from] as number, starts[to] as number]
    if (ranges.at(-1) === begin) ranges[ranges.length - 1] = end
    else ranges.push(begin, end)
  }
}

function firstAtLeast(sorted: Int32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
