/**
 * What a page of results offers beside the results: narrower places, and filters to drop when there are few.
 */
import { Effect } from 'effect'
import type { SearchResults } from '#domain/api/Search.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import {
  type Criteria,
  type FilterName,
  filterNames,
  filterNamesOf,
  filters,
} from '#domain/search/filters.ts'
import { withoutPlaces } from '#domain/search/searchAddress.ts'
import { placeSlugOf, writeSearchPath } from '#domain/search/searchPath.ts'
import { lineageOf, referenceOf } from '#server/geography/Places.ts'
import type { PlaceColumn } from './placeCodes.ts'
import { filterOfLevel, type PlaceFilter, type ReadSearch } from './readRequest.ts'
import type { SearchIndexService } from './SearchIndex.ts'

/** Narrower places that are offered at the most. */
const WITHIN = 24

/** With fewer results than this, a page says which filter to drop. */
export const FEW = 10

/** The places one level below each; `country` for a search in all of Greece. */
const below: Readonly<Partial<Record<PlaceFilter | 'country', PlaceColumn>>> = {
  country: 'region',
  region: 'province',
  province: 'municipality',
  island: 'municipality',
  municipality: 'zone',
}

/** The places below the one searched in that have results, largest count first. */
export function placesWithin(
  index: SearchIndexService,
  gazetteer: Gazetteer,
  { query: { criteria }, lineage, language }: ReadSearch,
): Effect.Effect<SearchResults['within']> {
  const [place] = lineage
  const column = below[place ? filterOfLevel(place) : 'country']
  if (column === undefined) return Effect.succeed([])
  const level = filters[column].level
  return Effect.map(index.countsWithin(criteria, column), (counts) =>
    Iterator.from([...counts].sort(([a, most], [b, next]) => next - most || a - b))
      .flatMap(([id, total]) => {
        const found = gazetteer.place(level, id)
        const slug = found && placeSlugOf(lineageOf(gazetteer, found))
        if (found === undefined || slug === undefined) return []
        const { contract, category } = criteria
        const path = writeSearchPath({ language, contract, category, place: slug })
        return [{ place: referenceOf(found, language), path, total }]
      })
      .take(WITHIN)
      .toArray(),
  )
}

/** Filters without which a search would be another one altogether. Places are widened instead. */
const kept: readonly FilterName[] = ['contract', 'category', ...filterNamesOf('places')]

/** How many there would be without each filter alone; for the place, in the one around it. Best first. */
export function waysToLoosen(
  index: SearchIndexService,
  { query: { criteria }, lineage }: ReadSearch,
  total: number,
): Effect.Effect<SearchResults['loosen']> {
  const drops = filterNames
    .filter((name) => !kept.includes(name) && criteria[name] !== undefined)
    .map((filter) => ({ filter, criteria: without(criteria, [filter]) }))
  return Effect.map(
    Effect.forEach([...drops, ...widerPlace(criteria, lineage)], ({ filter, criteria: wider }) =>
      Effect.map(index.count(wider), (found) => ({ filter, total: found })),
    ),
    (found) => found.filter((one) => one.total > total).sort((a, b) => b.total - a.total),
  )
}

const without = (criteria: Criteria, names: readonly FilterName[]): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => !names.some((one) => one === name)))

function widerPlace(criteria: Criteria, [place, parent]: readonly Place[]) {
  if (place === undefined) return []
  const around = parent && parent.level !== 'country' ? { [filterOfLevel(parent)]: [parent.id] } : {}
  return [{ filter: filterOfLevel(place), criteria: { ...withoutPlaces(criteria), ...around } }]
}
