import type { Flags } from '#domain/flags.ts'
import { readWholeCamera } from '#domain/map/camera.ts'
import { listPathOf, mapAddress } from '#domain/map/mapPath.ts'
import type { Camera } from '#domain/map/mercator.ts'
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
  /** A list alone, or a map with a list beside it. @default 'list' */
  readonly view?: 'list' | 'map'
  /** What the map shows; without it, what is searched for. */
  readonly camera?: Camera | undefined
}

/** Reads the address of a list page or of its map. Without a contract or category it means homes for sale. */
export function readSearchState({ flags, ...parts }: AddressParts & Pick<SearchState, 'flags'>): SearchState {
  const listPath = listPathOf(parts.path)
  const state = { ...readSearchAddress({ ...parts, path: listPath ?? parts.path }, flags).address, flags }
  // A part of a camera is for the server to complete.
  return listPath === undefined ? state : { ...state, view: 'map', camera: readWholeCamera(parts.search) }
}

/** The same search with its place as a path can name it, once the reply has told which place the ids mean. */
export function withNamedPlace(state: SearchState, places: readonly PlaceReference[]): SearchState {
  if (state.place) return state
  const place = placeSlugOf(places)
  return place ? { ...state, place, criteria: withoutPlaces(state.criteria) } : state
}

/** What a link changes in a search. */
export type SearchChange = Partial<Omit<SearchState, 'language' | 'flags' | 'view'>>

/**
 * The canonical address of a search after a change. Whatever is changed, the list starts at its first page again; a
 * map stays where it is, unless it is somewhere else that is searched now.
 */
export function searchHref(state: SearchState, change: SearchChange = {}): string {
  const { view, camera, ...next } = { ...state, page: 1, ...change }
  const address = writeSearchAddress(next, state.flags)
  if (view !== 'map') return address
  return mapAddress(address, 'camera' in change || !isElsewhere(state, next) ? camera : undefined)
}

/** The same search as a list, and as a map. */
export const listHref = (state: SearchState): string => searchHref({ ...state, view: 'list' })
export const mapHref = (state: SearchState): string => searchHref({ ...state, view: 'map' })

/** Filters that say where: what they change, the map goes to. */
const whereFilters: readonly FilterName[] = [
  ...filterNamesOf('places'),
  ...filterNamesOf('stations'),
  ...filterNamesOf('circle'),
]

const isElsewhere = (a: SearchAddress, b: SearchAddress): boolean =>
  JSON.stringify([a.place, ...whereFilters.map((name) => a.criteria[name])]) !==
  JSON.stringify([b.place, ...whereFilters.map((name) => b.criteria[name])])

/** A search without one of its filters. */
export function withoutFilter(criteria: Criteria, name: FilterName): Criteria {
  const { [name]: _, ...rest } = criteria
  return rest
}
