/** A raster over the map: the state of each of its cells in an area. Coordinates are millionths of a degree. */
import type { GridBox } from '../store/grid.ts'

export interface RasterGrid {
  /** The corner of its first cell; the others follow to the east and, row by row, to the north. */
  readonly south: number
  readonly west: number
  /** Of a cell. */
  readonly height: number
  readonly width: number
  readonly rows: number
  readonly columns: number
}

/** The cell is outside the area. */
export const OUTSIDE = 0
/** The cell is inside the area. */
export const INSIDE = 1
/** A side of the area may cross the cell: positions in it have to be tested. */
export const CROSSED = 2

/** One of these states for each cell of a raster. */
export type RasterCells = Uint8Array

/** Rounding may put a point on a side into the next cell, millionths of a degree. */
export const EPSILON = 1

/** A raster of `side` by `side` cells over a box, slightly larger than it, so that its border lies on the raster. */
export const rasterOver = ({ south, west, north, east }: GridBox, side: number): RasterGrid => ({
  south,
  west,
  height: (north - south + EPSILON) / side,
  width: (east - west + EPSILON) / side,
  rows: side,
  columns: side,
})

/** The row of a latitude; out of range for one outside the raster. */
export const rowOn = ({ south, height }: RasterGrid, latitude: number): number =>
  Math.floor((latitude - south) / height)

/** The column of a longitude; out of range for one outside the raster. */
export const columnOn = ({ west, width }: RasterGrid, longitude: number): number =>
  Math.floor((longitude - west) / width)
