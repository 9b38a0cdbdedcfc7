import { type NameOf, vocabulary } from '../vocabulary.ts'

/**
 * Levels of geography. The specification names eleven without ids; `island` is ours, since in Greece
 * people search islands, which are neither municipalities nor regional units. Ids are ours.
 */
export const geographyLevels = vocabulary({
  country: 1,
  region: 2,
  province: 3,
  city: 4,
  cityZone: 5,
  road: 6,
  microzone: 7,
  metroLine: 8,
  metro: 9,
  macroarea: 10,
  touristicArea: 11,
  island: 12,
})
export type GeographyLevel = NameOf<typeof geographyLevels>
