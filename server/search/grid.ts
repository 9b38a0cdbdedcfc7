/**
 * The grid of 0.01° that orders docs by where they lie, so that an area is a few runs of docs.
 * Greece lies inside with room to spare; what lies outside counts to the nearest edge.
 */
import { NOT_STATED } from './Columns.ts'
import { DEGREE } from './columnTable.ts'

const SOUTH = 34 * DEGREE
const WEST = 19 * DEGREE
/** Of a cell, millionths of a degree. */
export const SIDE = DEGREE / 100
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

/** The first and last row, and the first and last column, that a box touches. */
const cellsOfBox = ({ south, west, north, east }: GridBox) => ({
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
    from = firstAtLeast(cells, row * COLUMNS + first, from)
    const to = firstAtLeast(cells, row * COLUMNS + last + 1, from)
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
    from = firstAtLeast(cells, row * COLUMNS + first, from)
    const to = firstAtLeast(cells, row * COLUMNS + last + 1, from)
    if (from === to) continue
    const isSure = row > bottom && row < top && last > first
    const west = isSure ? firstAtLeast(cells, row * COLUMNS + first + 1, from) : to
    const east = isSure ? firstAtLeast(cells, row * COLUMNS + last, west) : to
    addRun(edge, starts[from] as number, starts[west] as number)
    addRun(inside, starts[west] as number, starts[east] as number)
    addRun(edge, starts[east] as number, starts[to] as number)
  }
}

/** Neighbouring cells of a row, the ends not included, that an area holds, or that its sides may pass through; in order. */
export interface CellRuns {
  readonly begins: readonly number[]
  readonly ends: Int32Array
  readonly areHeld: readonly boolean[]
}

/**
 * The cells of an area, row by row. `held`: stretches of longitude that lie in it from one parallel to another. The
 * outermost cells of the grid, which hold what lies beyond, are never held.
 */
export function cellRunsOf(
  boxes: readonly GridBox[],
  held: (south: number, north: number) => readonly number[],
): CellRuns {
  const touched = boxes.map(cellsOfBox)
  const begins: number[] = []
  const ends: number[] = []
  const areHeld: boolean[] = []
  const add: AddRun = (begin, end, isHeld) => {
    begins.push(begin)
    ends.push(end)
    areHeld.push(isHeld)
  }
  const top = Math.max(...touched.map((box) => box.top))
  for (let row = Math.min(...touched.map((box) => box.bottom)); row <= top; row++) {
    const along = touched.filter((box) => box.bottom <= row && row <= box.top)
    const south = SOUTH + row * SIDE
    const inner = row > 0 && row < ROWS - 1 ? wholeCells(held(south, south + SIDE - 1)) : []
    addRowOfRuns(row * COLUMNS, joined(along.map(({ first, last }) => [first, last + 1])), joined(inner), add)
  }
  return { begins, ends: Int32Array.from(ends), areHeld }
}

type AddRun = (begin: number, end: number, isHeld: boolean) => void

/** From one number to another, that not included. */
export type Span = readonly [begin: number, end: number]

/** The columns whose cells lie in a stretch, all of them. */
function wholeCells(stretches: readonly number[]): Span[] {
  const found: Span[] = []
  for (let at = 0; at < stretches.length; at += 2) {
    const begin = Math.max(1, Math.ceil(((stretches[at] as number) - WEST) / SIDE))
    const end = Math.min(COLUMNS - 1, Math.floor(((stretches[at + 1] as number) + 1 - WEST) / SIDE))
    if (begin < end) found.push([begin, end])
  }
  return found
}

/** Spans in order, those that touch or overlap as one. */
export function joined(spans: Span[]): readonly Span[] {
  if (spans.length < 2) return spans
  const found: Span[] = []
  for (const [begin, end] of spans.sort(([one], [other]) => one - other)) {
    const last = found.at(-1)
    if (last && begin <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], end)]
    else found.push([begin, end])
  }
  return found
}

/** Adds what of a row is touched, cut where what is held begins and ends. `row`: the number of its first cell. */
function addRowOfRuns(row: number, touched: readonly Span[], held: readonly Span[], add: AddRun): void {
  for (const [first, last] of touched) {
    let at = first
    for (const span of held) {
      const [begin, end] = [Math.max(span[0], at), Math.min(span[1], last)]
      if (begin >= end) continue
      if (at < begin) add(row + at, row + begin, false)
      add(row + begin, row + end, true)
      at = end
    }
    if (at < last) add(row + at, row + last, false)
  }
}

/**
 * Adds the docs of runs of cells, in the order of their numbers: those of held cells, and those of the others. Runs
 * without a doc are passed by: a scribble has hundreds of thousands.
 */
export function addRunsOfCells(
  { cells, starts }: CellDirectory,
  { begins, ends, areHeld }: CellRuns,
  inside: number[],
  edge: number[],
): void {
  let from = 0
  for (let run = 0; run < ends.length; run++) {
    const first = firstAtLeast(cells, begins[run] as number, from)
    if (first === cells.length) return
    // The run that this cell lies in, or comes before.
    run = firstAtLeast(ends, (cells[first] as number) + 1, run)
    if (run === ends.length) return
    const begin = firstAtLeast(cells, begins[run] as number, first)
    from = firstAtLeast(cells, ends[run] as number, begin)
    addRun(areHeld[run] ? inside : edge, starts[begin] as number, starts[from] as number)
  }
}

function addRun(ranges: number[], begin: number, end: number): void {
  if (begin === end) return
  if (ranges.at(-1) === begin) ranges[ranges.length - 1] = end
  else ranges.push(begin, end)
}

/** The first place from `low` on whose value is not below `value`. */
function firstAtLeast(sorted: Int32Array, value: number, low: number): number {
  let high = sorted.length
  // Rows lie close together: doubling steps from the last place find the next sooner than halving all.
  for (let step = 1; low + step < high; step *= 2)
    if ((sorted[low + step] as number) >= value) high = low + step
    else low += step
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
