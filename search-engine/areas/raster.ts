/** Squared paper laid on the map: what each of its squares has of an area. Coordinates are millionths of a degree. */
import type { GridBox } from '../store/grid.ts'

export interface RasterGrid {
  /** Where its first square begins; the others follow to the east and, row by row, to the north. */
  readonly south: number
  readonly west: number
  /** Of a square. */
  readonly height: number
  readonly width: number
  readonly rows: number
  readonly columns: number
}

/** Nothing of the area. */
export const OUTSIDE = 0
/** Nothing but the area. */
export const INSIDE = 1
/** A side of the area may pass: what lies here has to be looked at. */
export const CROSSED = 2

/** One of those for each square of a paper. */
export type RasterCells = Uint8Array

/** Rounding may put what lies on a side into the square beside it. */
export const EPSILON = 1

/** A paper of `side` squares by `side` over a box, and a hair beyond it: its own border lies on the paper. */
export const rasterOver = ({ south, west, north, east }: GridBox, side: number): RasterGrid => ({
  south,
  west,
  height: (north - south + EPSILON) / side,
  width: (east - west + EPSILON) / side,
  rows: side,
  columns: side,
})

/** The row that a latitude lies in, for one that lies beside the paper too. */
export const rowOn = ({ south, height }: RasterGrid, latitude: number): number =>
  Math.floor((latitude - south) / height)

/** The column that a longitude lies in, for one that lies beside the paper too. */
export const columnOn = ({ west, width }: RasterGrid, longitude: number): number =>
  Math.floor((longitude - west) / width)
