import type {
  Addresses,
  ChoiceLevel,
  PlaceChoice,
  PlaceShape,
  PlaceSuggestion,
  PointPlaces,
} from '#domain/api/Geography.ts'
import type { AgencyDetail, AgencyList } from '#domain/agency/Agency.ts'
import { agencyNameMax, agencyParameters } from '#domain/agency/agencyPaths.ts'
import type { AgencyPins } from '#domain/api/Agencies.ts'
import type { Profile } from '#domain/account/Profile.ts'
import type { HomeContent } from '#domain/api/Home.ts'
import type { MapView } from '#domain/api/MapView.ts'
import type { SavedListings } from '#domain/api/Saved.ts'
import type { SearchCounts, SearchResults, SentenceAnswer } from '#domain/api/Search.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import type { ListingBackground } from '#domain/listing/ListingBackground.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { Language } from '#domain/locale.ts'
import { cameraNames } from '#domain/map/camera.ts'
import { listPathOf } from '#domain/map/mapPath.ts'
import type { Size } from '#domain/map/mercator.ts'
import { sizeNames } from '#domain/map/viewSize.ts'
import type { Position } from '#domain/search/areas.ts'
import { wireNames } from '#domain/search/filters.ts'
import { stateNames } from '#domain/search/robots.ts'
import { paging } from '#domain/search/readQuery.ts'
import { readSearchPath, splitLanguage } from '#domain/search/searchPath.ts'

declare const reply: unique symbol

/** The address of a reply: where it is fetched from and the name under which it is kept. */
export type ApiKey<Reply> = string & { readonly [reply]: Reply }

/** Search parameters that reach the API, in the order in which they are written. */
const searchNames = [...wireNames, ...Object.values(paging)]

export const address = <Reply>(path: string, language: Language, parameters = new URLSearchParams()) => {
  parameters.set('lang', language)
  parameters.sort()
  return `${path}?${parameters}` as ApiKey<Reply>
}

/** Other parameters than those of the search are left out: the same search is the same key. */
function searchParameters(
  pathname: string,
  search: URLSearchParams,
  names: readonly string[] = searchNames,
): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of names)
    for (const value of search.getAll(name)) if (value !== '') parameters.append(name, value)
  const { rest } = splitLanguage(pathname)
  const path = listPathOf(rest) ?? rest
  if (readSearchPath(path)) parameters.set('path', path)
  return parameters
}

function mapParameters(pathname: string, search: URLSearchParams, size: Size): URLSearchParams {
  const parameters = searchParameters(pathname, search, [...searchNames, ...cameraNames])
  parameters.set(sizeNames.width, String(Math.round(size.width)))
  parameters.set(sizeNames.height, String(Math.round(size.height)))
  return parameters
}

/** The first non-empty value of some parameters: others do not change the reply. */
function named(search: URLSearchParams, names: readonly string[]): URLSearchParams {
  const said = names.flatMap((name) => {
    const value = search.get(name)?.trim().slice(0, agencyNameMax)
    return value ? [[name, value]] : []
  })
  return new URLSearchParams(said)
}

const sentencePath = '/api-next/search-list/sentence/'

const plainSentence = (text: string): string => text.trim().slice(0, 1000)

const personalPaths = ['/api-next/user/', '/api-next/saved/', '/api-next/messages/', '/api-next/visits/']

/** Whether the reply of an address is personal. */
export const isPersonal = (key: unknown): boolean =>
  typeof key === 'string' && personalPaths.some((path) => key.startsWith(path))

/** The addresses of everything the portal reads. */
export const apiKey = {
  profile: (language: Language) => address<Profile>('/api-next/user/profile/', language),

  saved: (language: Language) => address<SavedListings>('/api-next/saved/', language),

  home: (language: Language) => address<HomeContent>('/api-next/home/', language),

  search: (pathname: string, search: URLSearchParams, language: Language) =>
    address<SearchResults>('/api-next/search-list/listings/', language, searchParameters(pathname, search)),

  counts: (pathname: string, search: URLSearchParams, language: Language) =>
    address<SearchCounts>('/api-next/search-list/counts/', language, searchParameters(pathname, search)),

  /** `size`: of the map on the screen, CSS pixels. */
  map: (pathname: string, search: URLSearchParams, language: Language, size: Size) =>
    address<MapView>('/api-next/search-list/map/', language, mapParameters(pathname, search, size)),

  /** How a sentence was read, with the words of it that a language model read, from its list's address. */
  sentence: (text: string, language: Language, wordsOfModel: readonly string[] = []) =>
    address<SentenceAnswer>(
      sentencePath,
      language,
      new URLSearchParams([
        ['q', plainSentence(text)],
        ...wordsOfModel.map((words) => [stateNames.wordsOfModel, words]),
      ]),
    ),

  /**
   * The list of a sentence. A language model, if there is one, reads the remaining words: it takes seconds.
   */
  saidSentence: (text: string, language: Language) =>
    address<SentenceAnswer>(
      sentencePath,
      language,
      new URLSearchParams({ q: plainSentence(text), model: 'ask' }),
    ),

  listing: (id: number, language: Language) => address<ListingDetail>(`/api-next/listings/${id}/`, language),

  similar: (id: number, language: Language) =>
    address<readonly ListingCard[]>(`/api-next/listings/${id}/similar/`, language),

  /** Other ads that seem to be of the same home. */
  sameHome: (id: number, language: Language) =>
    address<readonly ListingCard[]>(`/api-next/listings/${id}/same-home/`, language),

  /** The offsets of a keyword's words in the description. */
  marks: (id: number, keyword: string, language: Language) =>
    address<readonly (readonly [number, number])[]>(
      `/api-next/listings/${id}/marks/`,
      language,
      new URLSearchParams({ keyword: keyword.slice(0, 200) }),
    ),

  agencies: (search: URLSearchParams, language: Language) =>
    address<AgencyList>(
      '/api-next/agencies/',
      language,
      named(search, [agencyParameters.place, agencyParameters.name, agencyParameters.page]),
    ),

  agency: (slug: string, search: URLSearchParams, language: Language) =>
    address<AgencyDetail>(
      `/api-next/agencies/${encodeURIComponent(slug)}/`,
      language,
      named(search, [agencyParameters.contract, agencyParameters.page]),
    ),

  /** Its homes as pins. */
  agencyMap: (slug: string, language: Language) =>
    address<AgencyPins>(`/api-next/agencies/${encodeURIComponent(slug)}/map/`, language),

  background: (id: number, language: Language) =>
    address<ListingBackground>(`/api-next/listings/${id}/background/`, language),

  /** `[latitude, longitude]`, WGS84 degrees. */
  near: ([latitude, longitude]: Position, language: Language) =>
    address<PointPlaces>(
      '/api-next/geography/near/',
      language,
      // Rounded to a metre, so that repeated requests hit the cache.
      new URLSearchParams({ lat: latitude.toFixed(5), lng: longitude.toFixed(5) }),
    ),

  /** `of`: the municipality of the zones, or the line of the stations. */
  choices: (level: ChoiceLevel, language: Language, of?: number) =>
    address<readonly PlaceChoice[]>(
      '/api-next/geography/choices/',
      language,
      new URLSearchParams(of === undefined ? { level } : { level, of: String(of) }),
    ),

  /** The outline of a place. */
  shape: (level: ShapeLevel, id: number, language: Language) =>
    address<PlaceShape>(
      '/api-next/geography/shapes/',
      language,
      new URLSearchParams({ level, id: String(id) }),
    ),

  /** Street addresses, where the portal has a geocoder. */
  addresses: (text: string, language: Language) =>
    address<Addresses>(
      '/api-next/geography/addresses/',
      language,
      new URLSearchParams({ q: text.trim().slice(0, 100) }),
    ),

  suggest: (text: string, language: Language) =>
    address<readonly PlaceSuggestion[]>(
      '/api-next/geography/suggest/',
      language,
      new URLSearchParams({ q: text.trim().slice(0, 100) }),
    ),
}
