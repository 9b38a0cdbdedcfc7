import type { Flags } from '#domain/flags.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import type { Language } from '#domain/locale.ts'
import {
  type CategoryName,
  type ContractName,
  type Criteria,
  type FilterName,
  filterNamesOf,
} from '#domain/search/filters.ts'
import type { OrderName } from '#domain/search/orders.ts'
import { readQuery, writeQuery } from '#domain/search/readQuery.ts'
import { type PlaceSlug, placeSlugOf, readSearchPath, writeSearchPath } from '#domain/search/searchPath.ts'

/** Filters whose values are places. */
export const placeFilters = filterNamesOf('places')

/** Everything that the address of a list page says. There is no other state of a search. */
export interface SearchState {
  readonly language: Language
  readonly contract: ContractName
  readonly category: CategoryName
  /** The place that the path names. */
  readonly place?: PlaceSlug | undefined
  /** Without contract, category and whatever the path says of the place. */
  readonly criteria: Criteria
  readonly order: OrderName
  /** From 1. */
  readonly page: number
  /** What the address means depends on them: the default order, the rooms that are counted. */
  readonly flags: Flags
}

/** An address of this site: path without its language, and query. */
interface Address {
  readonly language: Language
  readonly path: string
  readonly search: URLSearchParams
  readonly flags: Flags
}

/** Reads the address of a list page. Without a contract or category it means homes for sale. */
export function readSearchState({ language, path, search, flags }: Address): SearchState {
  const named = readSearchPath(path)
  const { query } = readQuery(search, flags)
  const { contract = 'sale', category = 'residential', ...rest } = query.criteria
  return {
    language,
    contract: named?.contract ?? contract,
    category: named?.category ?? category,
    place: named?.place,
    criteria: named?.place ? withoutPlaces(rest) : rest,
    order: query.order,
    page: query.page,
    flags,
  }
}

/** The same search with its place as a path can name it, once the reply has told which place the ids mean. */
export function withNamedPlace(state: SearchState, places: readonly PlaceReference[]): SearchState {
  if (state.place) return state
  const place = placeSlugOf(places)
  return place ? { ...state, place, criteria: withoutPlaces(state.criteria) } : state
}

/** What a link changes in a search. */
export type SearchChange = Partial<Omit<SearchState, 'language' | 'flags'>>

/** The canonical address of a search after a change. Whatever is changed, the list starts at its first page again. */
export function searchHref(state: SearchState, change: SearchChange = {}): string {
  const { language, contract, category, place, criteria, order, page, flags } = {
    ...state,
    page: 1,
    ...change,
  }
  const path = writeSearchPath({ language, contract, category, ...(place && { place }) })
  const parameters = writeQuery({ criteria, order, page }, flags).toString()
  return parameters === '' ? path : `${path}?${parameters}`
}

/** A search without one of its filters. */
export function withoutFilter(criteria: Criteria, name: FilterName): Criteria {
  const { [name]: _, ...rest } = criteria
  return rest
}

/** Criteria that say nothing of where. */
export function withoutPlaces(criteria: Criteria): Criteria {
  return placeFilters.reduce<Criteria>(withoutFilter, criteria)
}
