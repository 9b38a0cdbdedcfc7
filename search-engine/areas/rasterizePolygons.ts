/** Rasterizes polygons, each by the even-odd rule. */
import { bitOf, EDGE, type Edges } from './edge.ts'
import { EPSILON, INSIDE, type RasterGrid, CROSSED, type RasterCells } from './raster.ts'

/** A side of a polygon, from its southern end to its northern one. Columns may be fractions. */
interface Line {
  readonly bit: number
  /** Latitudes of its ends. */
  readonly low: number
  readonly high: number
  /** Columns of its ends. */
  readonly from: number
  readonly to: number
  /** Columns to the east per millionth of a degree to the north; 0 for a level side. */
  readonly slope: number
  /** The columns by which rounding may move it. */
  readonly spread: number
  /** The column at the southern end of the current row. */
  column: number
}

/** The current row, a bit for each polygon. */
interface Row {
  /** Polygons with a side in the cell. */
  readonly passed: Int32Array
  /** Polygons that begin or end west of the cell, along the middle of the row. */
  readonly turned: Int32Array
}

/**
 * Rasterizes row by row from the south: marks the cells that sides cross, and between them those inside, by the
 * sides west of them. Takes time in the number of cells, and of rows that sides cross.
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
  // The part of a side south of the raster is skipped.
  const column = south > low ? (south < high ? from + slope * (south - low) : to) : from
  return { bit: bitOf(edges, at), low, high, from, to, slope, spread, column }
}

/** Removes the lines that end south of a row. */
function dropEnded(passing: Line[], bottom: number): void {
  let kept = 0
  for (const line of passing) if (line.high >= bottom) passing[kept++] = line
  passing.length = kept
}

/** Marks the cells of a row that a line crosses, and that its polygon begins or ends behind them. */
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

/** Writes the states of a row that are not OUTSIDE, and clears the row. */
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
