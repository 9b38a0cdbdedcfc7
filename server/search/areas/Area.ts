import type { GridBox } from '../grid.ts'

/** Tells which positions are meant. Coordinates are millionths of a degree. */
export interface Shape {
  readonly contains: (latitude: number, longitude: number) => boolean
}

/** Stretches of longitude, ends included, flat: `[west, east, west, east, …]`. Millionths of a degree. */
export type Stretches = readonly number[]

/** What a search is limited to on the map. Nothing that shows no position is in it. */
export interface Area extends Shape {
  /** Boxes that together hold all of it; they may overlap. */
  readonly boxes: readonly GridBox[]
  /** How far its sides lead north or south, all together: the rows that they pass are what `held` costs. Millionths of a degree. */
  readonly rise: number
  /** Where all that lies between two parallels, they included, is in it. What is left out may only be close to a side. */
  readonly held: (south: number, north: number) => Stretches
}
