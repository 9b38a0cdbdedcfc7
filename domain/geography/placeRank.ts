import type { GeographyLevel } from './levels.ts'
import type { Place } from './Place.ts'

/** How much more weight a place of a level needs to rank beside a municipality. */
const levelPenalty: Readonly<Record<GeographyLevel, number>> = {
  country: 0,
  city: 0,
  region: 0.8,
  island: 0.3,
  province: 1,
  touristicArea: 2.1,
  macroarea: 2.1,
  cityZone: 1.2,
  metro: 2,
  metroLine: 2.2,
  road: 3,
  microzone: 3,
}

/** How much a place is looked for: of two of one name, the one with the higher rank is meant. In every box alike. */
export const placeRank = (place: Place): number => place.weight - levelPenalty[place.level]
