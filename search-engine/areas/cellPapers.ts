/** The cells of an area: those that it holds, and those that its sides may pass through. */
import { madeOnce } from '#domain/madeOnce.ts'
import type { Area, Drawable } from './Area.ts'
import { boxRound } from './boxes.ts'
import { INSIDE, OUTSIDE, type Paper, PASSED, type Squares } from './paper.ts'
import type { GrowingInts } from '../store/arrays/GrowingInts.ts'
import { firstAtLeast } from '../store/arrays/firstAtLeast.ts'
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
export interface CellPaper {
  readonly bottom: number
  readonly first: number
  readonly paper: Paper
  readonly squares: Squares
}

/**
 * The cells that the boxes of an area touch, drawn. No cell stands on two papers. A panel's counts are dozens of searches
 * in the same area.
 */
export const cellPapersOf = madeOnce((area: Area): readonly CellPaper[] =>
  boxesApart(area.boxes).map((box) => drawCells(area, box)),
)

/** What papers have of an area within another shape. */
export const within = (papers: readonly CellPaper[], shape: Drawable): readonly CellPaper[] =>
  withinOn(papers)(shape)

const withinOn = madeOnce((papers: readonly CellPaper[]) =>
  madeOnce((shape: Drawable): readonly CellPaper[] =>
    papers.map((one) => ({ ...one, squares: both(one.squares, squaresOf(shape, one)) })),
  ),
)

/** What lies outside of one lies outside of both, and what may be beside a side of one beside a side of both. */
function both(ones: Squares, others: Squares): Squares {
  const squares = new Uint8Array(ones.length)
  for (let at = 0; at < squares.length; at++) {
    const [one, other] = [ones[at] as number, others[at] as number]
    if (one !== OUTSIDE && other !== OUTSIDE) squares[at] = one === INSIDE ? other : one
  }
  return squares
}

function drawCells(area: Area, box: GridBox): CellPaper {
  const { bottom, top, first, last } = cellsOfBox(box)
  const paper = {
    south: SOUTH + bottom * SIDE,
    west: WEST + first * SIDE,
    height: SIDE,
    width: SIDE,
    rows: top - bottom + 1,
    columns: last - first + 1,
  }
  const blank = { bottom, first, paper }
  return { ...blank, squares: squaresOf(area, blank) }
}

/** The outermost cells of the grid hold what lies beyond it as well: of them nothing is known. */
function squaresOf({ drawOn }: Drawable, { bottom, first, paper }: Omit<CellPaper, 'squares'>): Squares {
  const squares = drawOn(paper)
  const { rows, columns } = paper
  if (bottom === 0) squares.fill(PASSED, 0, columns)
  if (bottom + rows === ROWS) squares.fill(PASSED, (rows - 1) * columns)
  for (let row = 0; row < rows; row++) {
    if (first === 0) squares[row * columns] = PASSED
    if (first + columns === COLUMNS) squares[(row + 1) * columns - 1] = PASSED
  }
  return squares
}

/** Boxes that share no cell: those that do become the one round them. */
function boxesApart(boxes: readonly GridBox[]): readonly GridBox[] {
  const apart: GridBox[] = []
  for (const box of boxes) {
    let round = box
    for (;;) {
      const at = apart.findIndex((other) => shareCells(round, other))
      if (at < 0) break
      round = boxRound([round, ...apart.splice(at, 1)])
    }
    apart.push(round)
  }
  return apart
}

function shareCells(box: GridBox, other: GridBox): boolean {
  const [one, two] = [cellsOfBox(box), cellsOfBox(other)]
  return one.bottom <= two.top && two.bottom <= one.top && one.first <= two.last && two.first <= one.last
}

/** Where runs of docs go, flat, by what their cells have of an area; each may go to several. */
export interface Sinks {
  readonly [INSIDE]: readonly GrowingInts[]
  readonly [PASSED]: readonly GrowingInts[]
}

/** Adds the docs of the cells of a paper, in the order of their numbers: those of held cells, and those to be looked at. */
export function addDocsOf(
  { cells, starts }: CellDirectory,
  { bottom, first, paper: { rows, columns }, squares }: CellPaper,
  { [INSIDE]: inside, [PASSED]: passed }: Sinks,
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
    for (at = firstAtLeast(cells, west, at); at < length && (cells[at] as number) < west + columns; at++) {
      const own = squares[row * columns + (cells[at] as number) - west] as number
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
