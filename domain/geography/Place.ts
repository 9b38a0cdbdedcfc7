import type { GeographyLevel } from './levels.ts'

/** WGS84, in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** The permanent key of a place: ids are unique within their level only. */
export interface PlaceRef {
  readonly level: GeographyLevel
  readonly id: number
}

/** The languages every place has a name in; the others are among `alternates` where they differ. */
export type PlaceLanguage = 'el' | 'en'

export interface Place extends PlaceRef, Point {
  /** Undefined for the country only. */
  readonly parent: PlaceRef | undefined
  readonly name: Readonly<Record<PlaceLanguage, string>>
  /** Other names people type: old, foreign, the seat's, the parts' of a compound name. */
  readonly alternates: readonly string[]
  /** Lower-case Latin words with hyphens, unique within the level. */
  readonly slug: string
  /** How much it is looked for, 0 to 5. Of places with a population: its decimal logarithm less one. */
  readonly weight: number
  /** Residents at the 2021 census (first results), rounded to hundreds (to tens below 1,000). */
  readonly population?: number
  /** Municipalities only: whether the seat is on an island, Crete and Euboea included. */
  readonly onIsland?: boolean
  /** Municipalities only: whether any part touches the sea. */
  readonly coastal?: boolean
  /** What it is made of where that is not its children: an island's municipalities, a line's stations in order. */
  readonly members?: readonly PlaceRef[]
}
