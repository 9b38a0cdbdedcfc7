/** The cells of an area, row by row: those that it holds, and those that its sides may pass through. */
import { firstAtLeast } from './firstAtLeast.ts'
import {
  addRun,
  type CellDirectory,
  cellsOfBox,
  COLUMNS,
  type GridBox,
  ROWS,
  SIDE,
  SOUTH,
  WEST,
} from './grid.ts'
import { joined, type Span } from './spans.ts'

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
