import type { MonthlyCost } from '#domain/costs/monthlyCost.ts'
import type { SearchResults } from '#domain/api/Search.ts'
import type { Flags } from '#domain/flags.ts'
import { readWholeCamera } from '#domain/map/camera.ts'
import { mapAddress, withCamera } from '#domain/map/mapAddress.ts'
import { drawPath, listPathOf } from '#domain/map/mapPath.ts'
import type { Camera } from '#domain/map/mercator.ts'
import { type Criteria, type FilterName, filterNamesOf, filters } from '#domain/search/filters.ts'
import {
  type AddressParts,
  readSearchAddress,
  type SearchAddress,
  withoutPlaces,
  writeSearchAddress,
} from '#domain/search/searchAddress.ts'
import { placeSlugOf } from '#domain/search/searchPath.ts'
import { shownValue } from '#domain/search/SearchQuery.ts'

/** Filters whose values are places. */
export const placeFilters = filterNamesOf('places')

/**
 * The state of a list page in its address, and what it depends on: the default order, and the rooms that are
 * counted.
 */
export interface SearchState extends SearchAddress {
  readonly flags: Flags
  /** A list alone, or a map with a list beside it. @default 'list' */
  readonly view?: 'list' | 'map'
  /** The map's camera, which limits a list to what the map beside it shows; without it, the searched place. */
  readonly camera?: Camera | undefined
}

/** Reads the address of a list page or of its map. Without a contract or category it means homes for sale. */
export function readSearchState({ flags, ...parts }: AddressParts & Pick<SearchState, 'flags'>): SearchState {
  const listPath = listPathOf(parts.path)
  const state = { ...readSearchAddress({ ...parts, path: listPath ?? parts.path }, flags).address, flags }
  // A part of a camera is for the server to complete.
  const camera = readWholeCamera(parts.search)
  return listPath === undefined ? { ...state, camera } : { ...state, view: 'map', camera }
}

/**
 * The same search as its reply understood it: without ids that were ignored, as no place has them or others contradict
 * them, and with its place as a path can name it.
 */
export function asUnderstood(
  state: SearchState,
  reply: Pick<SearchResults, 'places' | 'ignored'> | undefined,
): SearchState {
  if (!reply) return state
  const criteria = withoutIgnored(state.criteria, reply.ignored)
  const place = state.place ? undefined : placeSlugOf(reply.places)
  return place ? { ...state, place, criteria: withoutPlaces(criteria) } : { ...state, criteria }
}

const idFilters = [...filterNamesOf('places'), ...filterNamesOf('stations')]

function withoutIgnored(criteria: Criteria, ignored: SearchResults['ignored']): Criteria {
  if (ignored.length === 0) return criteria
  const known = { ...criteria }
  const { keyword } = criteria
  if (keyword !== undefined && ignored.some(({ value }) => value === shownValue(keyword)))
    delete known.keyword
  for (const filter of idFilters) {
    const ids = criteria[filter]?.filter(
      (id) => !ignored.some(({ name, value }) => name === filters[filter].parameter && value === String(id)),
    )
    if (ids?.length) known[filter] = ids
    else delete known[filter]
  }
  return known
}

/** What a link changes in a search. */
export type SearchChange = Partial<Omit<SearchState, 'language' | 'flags' | 'view'>>

/**
 * The canonical address of a search after a change. Every change returns to the first page; a map keeps its
 * camera unless the searched place changes.
 */
export function searchHref(state: SearchState, change: SearchChange = {}): string {
  const { view, camera, ...next } = { ...state, page: 1, ...change }
  const address = writeSearchAddress(next, state.flags)
  const kept = 'camera' in change || !isElsewhere(state, next) ? camera : undefined
  return view === 'map' ? mapAddress(address, kept) : withCamera(address, kept)
}

/** The same search as a list, and as a map. */
export const listHref = (state: SearchState): string =>
  searchHref({ ...state, view: 'list', camera: undefined })
export const mapHref = (state: SearchState): string => searchHref({ ...state, view: 'map' })
/** The same map, with the drawing of an area begun. */
export const drawHref = (state: SearchState): string => mapAddress(listHref(state), state.camera, drawPath)

/** Filters by location: a change moves the map. */
const whereFilters: readonly FilterName[] = [
  ...filterNamesOf('places'),
  ...filterNamesOf('stations'),
  ...filterNamesOf('circle'),
]

const isElsewhere = (a: SearchAddress, b: SearchAddress): boolean =>
  JSON.stringify([a.place, ...whereFilters.map((name) => a.criteria[name])]) !==
  JSON.stringify([b.place, ...whereFilters.map((name) => b.criteria[name])])

/** What a search asks of the monthly cost, where it limits it or orders by it. */
export const monthAsked = ({ criteria: { monthlyCost }, order }: SearchState): MonthlyCost | undefined =>
  monthlyCost ?? (order === 'cheaperMonthly' ? anyMonth : undefined)

/** The same object in every render. */
const anyMonth: MonthlyCost = {}

/** A search without one of its filters. */
export function withoutFilter(criteria: Criteria, name: FilterName): Criteria {
  const { [name]: _, ...rest } = criteria
  return rest
}
