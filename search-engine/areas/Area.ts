import type { GridBox } from '../store/grid.ts'
import type { RasterGrid, RasterCells } from './raster.ts'

/** Tells which positions are meant. Coordinates are millionths of a degree. */
export interface Shape {
  readonly contains: (latitude: number, longitude: number) => boolean
}

/** A shape that can be drawn on squared paper. */
export interface Rasterizable extends Shape {
  /** How far its sides lead north or south, all together: the rows that they pass are what drawing costs. Millionths of a degree. */
  readonly rise: number
  /** What each square of a paper has of it: surely nothing, surely nothing else, or perhaps a side. Drawn anew each time. */
  readonly rasterize: (grid: RasterGrid) => RasterCells
}

/** What a search is limited to on the map. Nothing that shows no position is in it. */
export interface Area extends Rasterizable {
  /** Boxes that together hold all of it; they may overlap. */
  readonly boxes: readonly GridBox[]
}
