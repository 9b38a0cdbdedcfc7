/** Polygons on squared paper, each by the even-odd rule. */
import { bitOf, EDGE, type Edges } from './edge.ts'
import { EPSILON, INSIDE, type RasterGrid, CROSSED, type RasterCells } from './raster.ts'

/** A side of a polygon, from its southern end to its northern one. Columns are parts of a paper's. */
interface Line {
  readonly bit: number
  /** Latitudes of its ends. */
  readonly low: number
  readonly high: number
  /** Columns of its ends. */
  readonly from: number
  readonly to: number
  /** Columns to the east for each millionth of a degree to the north; of a level line 0. */
  readonly slope: number
  /** So far beside itself rounding may find it. */
  readonly spread: number
  /** Where it has come to: the column at the southern end of the row that is drawn. */
  column: number
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
export function rasterizePolygons(edges: Edges, grid: RasterGrid): RasterCells {
  const { south, height, rows, columns } = grid
  const cells = new Uint8Array(rows * columns)
  const lines = linesFromSouth(edges, grid)
  const row = { passed: new Int32Array(columns), turned: new Int32Array(columns + 1) }
  const passing: Line[] = []
  for (let at = 0, next = 0; at < rows; at++) {
    const [bottom, top] = [south + at * height, south + (at + 1) * height]
    while (next < lines.length && (lines[next] as Line).low <= top + EPSILON)
      passing.push(lines[next++] as Line)
    dropEnded(passing, bottom - EPSILON)
    if (passing.length === 0) continue
    for (const line of passing) drawLine(line, top, (bottom + top) / 2, row, columns)
    fillRow(row, cells, at * columns, columns)
  }
  return cells
}

function linesFromSouth(edges: Edges, grid: RasterGrid): readonly Line[] {
  const lines: Line[] = []
  for (let at = 0; at < edges.length; at += EDGE) lines.push(lineOf(edges, at, grid))
  return lines.sort((one, other) => one.low - other.low)
}

function lineOf(edges: Edges, at: number, { south, west, width }: RasterGrid): Line {
  const isUpward = (edges[at] as number) < (edges[at + 2] as number)
  const [first, last] = isUpward ? [at, at + 2] : [at + 2, at]
  const [low, high] = [edges[first] as number, edges[last] as number]
  const from = ((edges[first + 1] as number) - west) / width
  const to = ((edges[last + 1] as number) - west) / width
  const slope = low === high ? 0 : (to - from) / (high - low)
  const spread = EPSILON / width + Math.abs(slope) * EPSILON
  // Of one that comes from south of the paper, what lies there is passed by.
  const column = south > low ? (south < high ? from + slope * (south - low) : to) : from
  return { bit: bitOf(edges, at), low, high, from, to, slope, spread, column }
}

/** Forgets the lines that end south of a row. */
function dropEnded(passing: Line[], bottom: number): void {
  let kept = 0
  for (const line of passing) if (line.high >= bottom) passing[kept++] = line
  passing.length = kept
}

/** Marks the squares of a row that a line passes, and behind them that its polygon begins or ends. */
function drawLine(line: Line, top: number, middle: number, { passed, turned }: Row, columns: number): void {
  const { bit, low, high, from, to, slope, spread, column } = line
  const next = top >= high ? to : top <= low ? from : from + slope * (top - low)
  line.column = next
  const [west, east] = column < next ? [column, next] : [next, column]
  const first = Math.max(0, Math.floor(west - spread))
  const last = Math.min(columns - 1, Math.floor(east + spread))
  for (let at = first; at <= last; at++) (passed[at] as number) |= bit
  if (low <= middle && high > middle) (turned[Math.max(0, last + 1)] as number) ^= bit
}

/** Says of each square what it is, if it is not outside, and leaves the row as it was. */
function fillRow({ passed, turned }: Row, cells: RasterCells, begin: number, columns: number): void {
  let odd = 0
  for (let column = 0; column < columns; column++) {
    const sides = passed[column] as number
    odd ^= turned[column] as number
    if ((odd | sides) !== 0) cells[begin + column] = (odd & ~sides) !== 0 ? INSIDE : CROSSED
  }
  passed.fill(0)
  turned.fill(0)
}
