import type { GridBox } from '../grid.ts'

/** What a search is limited to on the map. Coordinates are millionths of a degree. */
export interface Area {
  /** Boxes that together hold all of it; they may overlap. */
  readonly boxes: readonly GridBox[]
  readonly contains: (latitude: number, longitude: number) => boolean
}
