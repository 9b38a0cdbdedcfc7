import type { GridBox } from '../store/grid.ts'
import type { RasterGrid, RasterCells } from './raster.ts'

/** A set of positions. Coordinates are millionths of a degree. */
export interface Shape {
  readonly contains: (latitude: number, longitude: number) => boolean
}

/** A shape that can be rasterized. */
export interface Rasterizable extends Shape {
  /** The total north–south extent of its sides, millionths of a degree: the cost of rasterizing it. */
  readonly rise: number
  /** The state of each cell of a grid: OUTSIDE, INSIDE or CROSSED. Returns a new array each time. */
  readonly rasterize: (grid: RasterGrid) => RasterCells
}

/** An area that a search is limited to. A listing without a position is in none. */
export interface Area extends Rasterizable {
  /** Boxes that cover the area; they may overlap. */
  readonly boxes: readonly GridBox[]
}
