import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { FactName } from '../model/FactValue.ts'
import { listingFacts } from '../model/listingFacts.ts'

interface Asked {
  readonly listing: ListingDetail
  readonly isMissing: (name: FactName) => boolean
}

/** What is worth asking, the most decisive first, and when: each is about something that the ad does not state. */
const questions = {
  surface: ({ isMissing }: Asked) => isMissing('surface'),
  surfaceKind: ({ listing: { surface, surfaceKind, category } }: Asked) =>
    surface !== null && surfaceKind === null && category !== 'land' && category !== 'garage',
  permitYear: ({ isMissing }: Asked) => isMissing('permitYear'),
  unheated: ({ listing: { heatingSystem } }: Asked) => heatingSystem === 'none',
  heating: ({ isMissing }: Asked) => isMissing('heatingSystem'),
  energyClass: ({ isMissing, listing: { energyState } }: Asked) =>
    isMissing('energyClass') && energyState !== 'notRequired',
  availability: ({ isMissing }: Asked) => isMissing('availability'),
  pets: ({ isMissing }: Asked) => isMissing('pets'),
  floor: ({ isMissing }: Asked) => isMissing('floor'),
  lift: ({ isMissing, listing: { floor } }: Asked) => isMissing('lift') && floor !== null && floor > 0,
  plot: ({ isMissing }: Asked) => isMissing('plot'),
  parking: ({ isMissing }: Asked) => isMissing('parking'),
  condition: ({ isMissing }: Asked) => isMissing('condition'),
  renovated: ({ isMissing, listing: { builtYear } }: Asked) =>
    isMissing('renovatedYear') && builtYear !== null && builtYear < 1990,
  builtYear: ({ isMissing }: Asked) => isMissing('builtYear'),
  furnished: ({ isMissing, listing: { contract } }: Asked) => contract === 'rent' && isMissing('furnished'),
} as const
export type QuestionName = keyof typeof questions

/** So many are asked at once. */
export const questionsMost = 3

/** Up to three questions that are worth asking about a home. */
export function missingQuestions(listing: ListingDetail): readonly QuestionName[] {
  const missing = new Set(
    listingFacts(listing).flatMap(({ facts }) =>
      facts.filter(({ value }) => value === null).map(({ name }) => name),
    ),
  )
  const asked = { listing, isMissing: (name: FactName) => missing.has(name) }
  return (Object.keys(questions) as QuestionName[])
    .filter((name) => questions[name](asked))
    .slice(0, questionsMost)
}
