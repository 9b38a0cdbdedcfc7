/** Places that are chosen from lists beside the map, each list with the filter that it sets. */
import type { ChoiceLevel } from '#domain/api/Geography.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { withoutPlaces } from '#domain/search/searchAddress.ts'
import type { SearchChange } from '../../model/searchState.ts'

export const placeLists = {
  metroLine: 'metroLine',
  metro: 'metroStation',
  cityZone: 'zone',
  island: 'island',
} as const satisfies Record<ChoiceLevel, keyof Criteria>

export const listLevels = Object.keys(placeLists) as ChoiceLevel[]

/** What of a list is chosen: a place that the path names counts as chosen. */
export function chosenIn(
  level: ChoiceLevel,
  criteria: Criteria,
  places: readonly PlaceReference[],
): readonly number[] {
  const [place] = places
  return criteria[placeLists[level]] ?? (place?.level === level ? [place.id] : [])
}

/** The number of a zone begins with its municipality's (domain/geography/SOURCES.md). */
const ZONES = 1000

/**
 * The municipality whose zones can be chosen: the searched one, or that of the searched zones. A reply does
 * not name several zones.
 */
export function municipalityOf(criteria: Criteria, places: readonly PlaceReference[]): number | undefined {
  const [zone] = criteria.zone ?? []
  return places.find(({ level }) => level === 'city')?.id ?? (zone && Math.floor(zone / ZONES))
}

/**
 * The search with other places of a list. Stations filter with or without a place; zones and islands replace
 * the searched place.
 */
export function withChosen(level: ChoiceLevel, ids: readonly number[], criteria: Criteria): SearchChange {
  const filter = placeLists[level]
  const isNear = filter === 'metroLine' || filter === 'metroStation'
  const { [filter]: _, ...others } = isNear ? criteria : withoutPlaces(criteria)
  const next = ids.length === 0 ? others : { ...others, [filter]: ids.toSorted((a, b) => a - b) }
  return isNear ? { criteria: next } : { criteria: next, place: undefined }
}
