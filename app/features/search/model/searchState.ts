import type { Flags } from '#domain/flags.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { type Criteria, type FilterName, filterNamesOf } from '#domain/search/filters.ts'
import {
  type AddressParts,
  readSearchAddress,
  type SearchAddress,
  withoutPlaces,
  writeSearchAddress,
} from '#domain/search/searchAddress.ts'
import { placeSlugOf } from '#domain/search/searchPath.ts'

/** Filters whose values are places. */
export const placeFilters = filterNamesOf('places')

/** What the address of a list page says, and what it depends on: the usual order, the rooms that are counted. */
export interface SearchState extends SearchAddress {
  readonly flags: Flags
}

/** Reads the address of a list page. Without a contract or category it means homes for sale. */
export function readSearchState({ flags, ...parts }: AddressParts & Pick<SearchState, 'flags'>): SearchState {
  return { ...readSearchAddress(parts, flags).address, flags }
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
  return writeSearchAddress({ ...state, page: 1, ...change }, state.flags)
}

/** A search without one of its filters. */
export function withoutFilter(criteria: Criteria, name: FilterName): Criteria {
  const { [name]: _, ...rest } = criteria
  return rest
}
