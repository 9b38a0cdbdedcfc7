import type { GridBox } from '../grid.ts'

/** Tells which positions are meant. Coordinates are millionths of a degree. */
export interface Shape {
  readonly contains: (latitude: number, longitude: number) => boolean
}

/** What a search is limited to on the map. Nothing that shows no position is in it. */
export interface Area extends Shape {
  /** Boxes that together hold all of it; they may overlap. */
  readonly boxes: readonly GridBox[]
  /** Whether a box lies in it, all of it. Yes is sure; no may only mean that it is close to the side. */
  readonly holds: (box: GridBox) => boolean
}
