/** Polygons on squared paper, each by the even-odd rule. */
import { bitOf, EDGE, type Edges } from './edge.ts'
import { columnOn, HAIR, INSIDE, OUTSIDE, type Paper, PASSED, type Squares } from './paper.ts'

/** A side of a polygon, from its southern end to its northern one. */
interface Line {
  readonly bit: number
  readonly low: number
  readonly high: number
  /** Longitude at the southern end, and at the northern one. */
  readonly from: number
  readonly to: number
}

/** A row of squares as it is drawn, a bit for each polygon. */
interface Row {
  /** Polygons of which a side passes a square. */
  readonly passed: Int32Array
  /** Polygons that begin or end west of a square, as seen along the middle of the row. */
  readonly turned: Int32Array
}

/**
 * Draws row by row, from the south: the squares that sides pass, and between them what is inside, which the sides west
 * of it tell. It takes as long as there are squares, and rows that sides pass.
 */
export function drawPolygons(edges: Edges, paper: Paper): Squares {
  const { south, height, rows, columns } = paper
  const squares = new Uint8Array(rows * columns)
  const lines = linesFromSouth(edges)
  const row = { passed: new Int32Array(columns), turned: new Int32Array(columns + 1) }
  const passing: Line[] = []
  for (let at = 0, next = 0; at < rows; at++) {
    const [bottom, top] = [south + at * height - HAIR, south + (at + 1) * height + HAIR]
    while (next < lines.length && (lines[next] as Line).low <= top) passing.push(lines[next++] as Line)
    dropEnded(passing, bottom)
    if (passing.length === 0) continue
    for (const line of passing) drawLine(line, bottom, top, paper, row)
    fillRow(row, squares, at * columns, columns)
  }
  return squares
}

function linesFromSouth(edges: Edges): readonly Line[] {
  const lines: Line[] = []
  for (let at = 0; at < edges.length; at += EDGE) {
    const [y1, x1] = [edges[at] as number, edges[at + 1] as number]
    const [y2, x2] = [edges[at + 2] as number, edges[at + 3] as number]
    const bit = bitOf(edges, at)
    lines.push(
      y1 < y2 ? { bit, low: y1, high: y2, from: x1, to: x2 } : { bit, low: y2, high: y1, from: x2, to: x1 },
    )
  }
  return lines.sort((one, other) => one.low - other.low)
}

/** Forgets the lines that end south of a row. */
function dropEnded(passing: Line[], bottom: number): void {
  let kept = 0
  for (const line of passing) if (line.high >= bottom) passing[kept++] = line
  passing.length = kept
}

/** Marks the squares of a row that a line passes, and behind them that its polygon begins or ends. */
function drawLine(line: Line, bottom: number, top: number, paper: Paper, { passed, turned }: Row): void {
  const { bit, low, high, from, to } = line
  const [one, other] = low === high ? [from, to] : [longitudeAt(line, bottom), longitudeAt(line, top)]
  const first = Math.max(0, columnOn(paper, Math.min(one, other) - HAIR))
  const last = Math.min(paper.columns - 1, columnOn(paper, Math.max(one, other) + HAIR))
  for (let column = first; column <= last; column++) (passed[column] as number) |= bit
  const middle = (bottom + top) / 2
  if (low <= middle && high > middle) (turned[Math.max(0, last + 1)] as number) ^= bit
}

/** Where a line that is not level meets a parallel, or comes nearest to it. */
function longitudeAt({ low, high, from, to }: Line, latitude: number): number {
  if (latitude <= low) return from
  return latitude >= high ? to : from + ((to - from) * (latitude - low)) / (high - low)
}

/** Says of each square what it is, and leaves the row as it was. */
function fillRow({ passed, turned }: Row, squares: Squares, begin: number, columns: number): void {
  let odd = 0
  for (let column = 0; column < columns; column++) {
    const sides = passed[column] as number
    odd ^= turned[column] as number
    squares[begin + column] = (odd & ~sides) !== 0 ? INSIDE : sides !== 0 ? PASSED : OUTSIDE
    passed[column] = 0
    turned[column] = 0
  }
  turned[columns] = 0
}
