/**
 * What a page of results offers beside the results: narrower places, and filters to drop when there are few.
 */
import { LRUCache } from 'lru-cache'
import type { SearchResults } from '#domain/api/Search.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { GeographyLevel } from '#domain/geography/levels.ts'
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
import { lineageOf, referenceOf } from '#server/content/geography/Places.ts'
import type { PlaceColumn } from '#search-engine/store/placeCodes.ts'
import { filterOfLevel, type PlaceFilter, type ReadSearch } from './request/readRequest.ts'
import type { Counts } from '#search-engine/lifecycle/SegmentedIndex.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'

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

/** The level of the places that lie in the one searched in. */
export const levelWithin = ({ lineage: [place] }: ReadSearch): PlaceColumn | undefined =>
  below[place ? filterOfLevel(place) : 'country']

/** What is offered of a place, whatever its count. */
export type Offer = Pick<SearchResults['within'][number], 'place' | 'path'>

/** A place to look in more narrowly, and how many a search finds there. */
export interface OfferedPlace {
  readonly offer: Offer
  readonly total: number
}

/** Languages, contracts and categories whose offers are remembered: visitors ask for a few of them over and over. */
const REMEMBERED = 48

/** The places below the one searched in that have results, largest count first. */
export function makePlacesWithin(gazetteer: Gazetteer) {
  // Nothing is offered of a place that has no list.
  const offers = new LRUCache<string, Map<number, Offer | undefined>>({ max: REMEMBERED })
  const offerOf = ({ language, query }: ReadSearch, level: GeographyLevel, id: number): Offer | undefined => {
    const found = gazetteer.place(level, id)
    const slug = found && placeSlugOf(lineageOf(gazetteer, found))
    if (found === undefined || slug === undefined) return undefined
    const { contract, category } = query.criteria
    return {
      place: referenceOf(found, language),
      path: writeSearchPath({ language, contract, category, place: slug }),
    }
  }
  const offersOf = ({ language, query: { criteria } }: ReadSearch, column: PlaceColumn) => {
    const key = `${language} ${criteria.contract} ${criteria.category} ${column}`
    const known = offers.get(key) ?? new Map<number, Offer | undefined>()
    offers.set(key, known)
    return known
  }
  return (search: ReadSearch, counts: Counts): readonly OfferedPlace[] => {
    const column = levelWithin(search)
    if (column === undefined) return []
    const { level } = filters[column]
    const known = offersOf(search, column)
    const within: OfferedPlace[] = []
    for (const [id, total] of [...counts].sort(byCount)) {
      if (within.length === WITHIN) break
      if (!known.has(id)) known.set(id, offerOf(search, level, id))
      const offer = known.get(id)
      if (offer) within.push({ offer, total })
    }
    return within
  }
}

const byCount = ([one, many]: readonly [number, number], [other, few]: readonly [number, number]): number =>
  few - many || one - other

/** Filters without which a search would be another one altogether. Places are widened instead. */
const kept: readonly FilterName[] = ['contract', 'category', ...filterNamesOf('places')]

/** How many there would be without each filter alone; for the place, in the one around it. Best first. */
export function waysToLoosen(
  { countNow }: Pick<SearchIndexService, 'countNow'>,
  { query: { criteria }, lineage }: ReadSearch,
  total: number,
): SearchResults['loosen'] {
  const drops = filterNames
    .filter((name) => !kept.includes(name) && criteria[name] !== undefined)
    .map((filter) => ({ filter, criteria: without(criteria, [filter]) }))
  return [...drops, ...widerPlace(criteria, lineage)]
    .map(({ filter, criteria: wider }) => ({ filter, total: countNow(wider) }))
    .filter((one) => one.total > total)
    .sort((a, b) => b.total - a.total)
}

const without = (criteria: Criteria, names: readonly FilterName[]): Criteria =>
  Object.fromEntries(Object.entries(criteria).filter(([name]) => !names.some((one) => one === name)))

function widerPlace(criteria: Criteria, [place, parent]: readonly Place[]) {
  if (place === undefined) return []
  const around = parent && parent.level !== 'country' ? { [filterOfLevel(parent)]: [parent.id] } : {}
  return [{ filter: filterOfLevel(place), criteria: { ...withoutPlaces(criteria), ...around } }]
}
