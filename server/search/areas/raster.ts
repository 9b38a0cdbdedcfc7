/** Polygons on squared paper: what lies in a square without a side of it is known without a closer look. */
import type { GridBox } from '../grid.ts'
import { EDGE, type Edges, extentOf } from './edge.ts'
import type { InsideTest } from './edges.ts'

/** Squares along each side of the paper. */
const SIDE = 64

const OUTSIDE = 0
const INSIDE = 1
const PASSED = 2

export interface Raster {
  /** Whether a position lies inside; undefined in a square that a side passes. */
  readonly knows: (latitude: number, longitude: number) => boolean | undefined
}

export function makeRaster(edges: Edges, box: GridBox, isInside: InsideTest): Raster {
  const { south, west } = box
  const height = (box.north - south) / SIDE || 1
  const width = (box.east - west) / SIDE || 1
  const clamp = (cell: number) => Math.max(0, Math.min(SIDE - 1, cell))
  const rowAt = (latitude: number) => clamp(Math.floor((latitude - south) / height))
  const columnAt = (longitude: number) => clamp(Math.floor((longitude - west) / width))
  const states = new Uint8Array(SIDE * SIDE)
  markEdges(edges, { south, height, rowAt, columnAt }, states)
  const stateOfMiddle = (row: number, column: number) =>
    isInside(south + (row + 0.5) * height, west + (column + 0.5) * width) ? INSIDE : OUTSIDE
  for (let row = 0; row < SIDE; row++)
    fillRow(states.subarray(row * SIDE, (row + 1) * SIDE), row, stateOfMiddle)
  return {
    knows: (latitude, longitude) => {
      const state = states[rowAt(latitude) * SIDE + columnAt(longitude)]
      return state === PASSED ? undefined : state === INSIDE
    },
  }
}

interface RasterScale {
  readonly south: number
  readonly height: number
  readonly rowAt: (latitude: number) => number
  readonly columnAt: (longitude: number) => number
}

/** Cells side by side without an edge between them have one state: it is worked out once for all of them. */
function fillRow(states: Uint8Array, row: number, stateOf: (row: number, column: number) => number): void {
  let known: number | undefined
  for (let column = 0; column < SIDE; column++)
    if (states[column] === PASSED) known = undefined
    else states[column] = known ??= stateOf(row, column)
}

/** Marks every cell that an edge passes, and its neighbours in the row: rounding may put a point just across. */
function markEdges(edges: Edges, { south, height, rowAt, columnAt }: RasterScale, states: Uint8Array): void {
  for (let at = 0; at < edges.length; at += EDGE) {
    const [y1, y2] = [edges[at] as number, edges[at + 2] as number]
    const [low, high] = [Math.min(y1, y2), Math.max(y1, y2)]
    for (let row = Math.max(0, rowAt(low) - 1); row <= Math.min(SIDE - 1, rowAt(high) + 1); row++) {
      const [west, east] = extentOf(edges, at, south + row * height, south + (row + 1) * height)
      const first = Math.max(0, columnAt(west) - 1)
      const last = Math.min(SIDE - 1, columnAt(east) + 1)
      states.fill(PASSED, row * SIDE + first, row * SIDE + last + 1)
    }
  }
}
