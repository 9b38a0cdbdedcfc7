/** The cells of an area: those that it holds, and those that its sides may pass through. */
import type { Area } from './areas/Area.ts'
import { boxRound } from './areas/boxes.ts'
import { OUTSIDE, type Paper, PASSED, type Squares } from './areas/paper.ts'
import { firstAtLeast } from './firstAtLeast.ts'
import { type CellDirectory, cellsOfBox, COLUMNS, type GridBox, ROWS, SIDE, SOUTH, WEST } from './grid.ts'

/** A part of the grid with what each of its cells has of an area. */
export interface CellPaper {
  readonly bottom: number
  readonly first: number
  readonly paper: Paper
  readonly squares: Squares
}

/** Papers of areas that somebody still holds: a panel's counts are dozens of searches in the same ones. */
const drawn = new WeakMap<Area, readonly CellPaper[]>()

/** The cells that the boxes of an area touch, drawn. No cell stands on two papers. */
export function cellPapersOf(area: Area): readonly CellPaper[] {
  const papers = drawn.get(area) ?? boxesApart(area.boxes).map((box) => drawCells(area, box))
  drawn.set(area, papers)
  return papers
}

function drawCells({ drawOn }: Area, box: GridBox): CellPaper {
  const { bottom, top, first, last } = cellsOfBox(box)
  const paper = {
    south: SOUTH + bottom * SIDE,
    west: WEST + first * SIDE,
    height: SIDE,
    width: SIDE,
    rows: top - bottom + 1,
    columns: last - first + 1,
  }
  const squares = drawOn(paper)
  openOutermost(bottom, first, paper, squares)
  return { bottom, first, paper, squares }
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

/** The outermost cells of the grid hold what lies beyond it as well: of them nothing is known. */
function openOutermost(bottom: number, first: number, { rows, columns }: Paper, squares: Squares): void {
  if (bottom === 0) squares.fill(PASSED, 0, columns)
  if (bottom + rows === ROWS) squares.fill(PASSED, (rows - 1) * columns)
  for (let row = 0; row < rows; row++) {
    if (first === 0) squares[row * columns] = PASSED
    if (first + columns === COLUMNS) squares[(row + 1) * columns - 1] = PASSED
  }
}

/** Adds the docs of the cells of a paper, in the order of their numbers: those of held cells, and those to be looked at. */
export function addDocsOf(
  { cells, starts }: CellDirectory,
  { bottom, first, paper: { rows, columns }, squares }: CellPaper,
  inside: number[],
  edge: number[],
): void {
  const runs = [[], inside, edge]
  const { length } = cells
  // A run ends where the state changes, not with each cell: of a wide area there are hundreds of thousands.
  let [state, begin, end] = [OUTSIDE, 0, 0]
  const close = () => {
    if (begin < end) runs[state]?.push(begin, end)
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
