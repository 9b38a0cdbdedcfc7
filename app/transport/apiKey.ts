import type { ChoiceLevel } from '#domain/api/Geography.ts'
import { agencyNameMax, agencyParameters } from '#domain/agency/agencyPaths.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import type { GroupKind } from '#domain/agency/AgencyGroup.ts'
import { type ContractName, contracts } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { cameraNames } from '#domain/map/camera.ts'
import { listPathOf } from '#domain/map/mapPath.ts'
import type { Size } from '#domain/map/mercator.ts'
import { guideParameters, readGuideHomes } from '#domain/market/guideAddress.ts'
import { sizeNames } from '#domain/map/viewSize.ts'
import { surfaceParameter } from '#domain/valuation/valuationPaths.ts'
import type { Position } from '#domain/search/areas.ts'
import { wireNames } from '#domain/search/filters.ts'
import { stateNames } from '#domain/search/robots.ts'
import { paging } from '#domain/search/readQuery.ts'
import { readSearchPath, splitLanguage } from '#domain/search/searchPath.ts'

import { addressOf } from './addressOf.ts'
import type { AnyReason, InputArgument, InputOf, Reading, ReasonOf, ReplyOf } from './contract.ts'

declare const reply: unique symbol

/** The address of a reply: where it is fetched from and the name under which it is kept. */
export type ApiKey<Reply, Reason extends string = AnyReason> = string & { readonly [reply]: [Reply, Reason] }

/** The key of an endpoint that reads. */
export const keyOf = <Name extends Reading>(
  endpoint: Name,
  language: Language,
  ...[input]: InputArgument<Name>
) => addressOf(endpoint, language, input ?? {}) as ApiKey<ReplyOf<Name>, ReasonOf<Name>>

type QueryOf<Name extends Reading> =
  InputOf<Name> extends { readonly query?: infer Query } ? NonNullable<Query> : never

/** Search parameters that reach the API. */
const searchNames = [...wireNames, ...Object.values(paging)]

/** Other parameters than those of the search are left out: the same search is the same key. */
function searchParameters(
  pathname: string,
  search: URLSearchParams,
): QueryOf<'GET /api-next/search-list/listings/'> {
  const { rest } = splitLanguage(pathname)
  const path = listPathOf(rest) ?? rest
  return { ...valuesOf(search, searchNames), ...(readSearchPath(path) && { path }) }
}

function mapParameters(
  pathname: string,
  search: URLSearchParams,
  size: Size,
): QueryOf<'GET /api-next/search-list/map/'> {
  return {
    ...searchParameters(pathname, search),
    ...valuesOf(search, cameraNames),
    [sizeNames.width]: String(Math.round(size.width)),
    [sizeNames.height]: String(Math.round(size.height)),
  }
}

/** The non-empty values of some parameters. */
const valuesOf = <Name extends string>(search: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries<readonly string[]>(
    names.map((name) => [name, search.getAll(name).filter((value) => value !== '')]),
  ) as Record<Name, readonly string[]>

/** The first non-empty value of some parameters: others do not change the reply. */
const named = <Name extends string>(search: URLSearchParams, names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, search.get(name)?.trim().slice(0, agencyNameMax) || undefined]),
  ) as Partial<Record<Name, string>>

function guideQuery(path: string, search: URLSearchParams) {
  const { contract, kind } = readGuideHomes(search)
  return {
    path,
    [guideParameters.contract]: String(contracts.idOf(contract)),
    [guideParameters.kind]: kind,
  }
}

const plainSentence = (text: string): string => text.trim().slice(0, 1000)

const personalPaths = [
  '/api-next/user/',
  '/api-next/saved/',
  '/api-next/saved-searches/',
  '/api-next/my-homes/',
  '/api-next/hidden/',
  '/api-next/recent/',
  '/api-next/messages/',
  '/api-next/visits/',
  '/api-next/listings/drafts/',
  '/api-next/listings/own/',
  '/api-next/own-agencies/',
]

/** Whether the reply of an address is personal. */
export const isPersonal = (key: unknown): boolean =>
  typeof key === 'string' && personalPaths.some((path) => key.startsWith(path))

/** The addresses of everything the portal reads. */
export const apiKey = {
  profile: (language: Language) => keyOf('GET /api-next/user/profile/', language),

  saved: (language: Language) => keyOf('GET /api-next/saved/', language),

  savedSearches: (language: Language) => keyOf('GET /api-next/saved-searches/', language),

  savedIds: (language: Language) => keyOf('GET /api-next/saved/ids/', language),

  fullInfo: (language: Language) => keyOf('GET /api-next/auth/user/full-info/', language),

  /** A page of the price guide, from its path without language and its parameters. */
  guide: (path: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/market/', language, { query: guideQuery(path, search) }),

  /** The places within it as outlines. */
  guideOutlines: (path: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/market/outlines/', language, { query: guideQuery(path, search) }),

  /** An estimate, from the parameters of its page; undefined while nothing is asked. */
  valuation: (search: URLSearchParams, language: Language) =>
    search.get(surfaceParameter)
      ? keyOf('GET /api-next/valuation/', language, { query: Object.fromEntries(search) })
      : undefined,

  myHomes: (language: Language) => keyOf('GET /api-next/my-homes/', language),

  backtest: (language: Language) => keyOf('GET /api-next/valuation/backtest/', language),

  home: (language: Language) => keyOf('GET /api-next/home/', language),

  search: (pathname: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/search-list/listings/', language, { query: searchParameters(pathname, search) }),

  counts: (pathname: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/search-list/counts/', language, { query: searchParameters(pathname, search) }),

  /** `size`: of the map on the screen, CSS pixels. */
  map: (pathname: string, search: URLSearchParams, language: Language, size: Size) =>
    keyOf('GET /api-next/search-list/map/', language, { query: mapParameters(pathname, search, size) }),

  /** How a sentence was read, with the words of it that a language model read, from its list's address. */
  sentence: (text: string, language: Language, wordsOfModel: readonly string[] = []) =>
    keyOf('GET /api-next/search-list/sentence/', language, {
      query: { q: plainSentence(text), [stateNames.wordsOfModel]: wordsOfModel },
    }),

  /**
   * The list of a sentence, in the contract that was chosen beside it if it names none. A language model, if there is
   * one, reads the remaining words: it takes seconds.
   */
  saidSentence: (text: string, language: Language, contract?: ContractName) =>
    keyOf('GET /api-next/search-list/sentence/', language, {
      query: { q: plainSentence(text), model: 'ask', ...(contract && { contract }) },
    }),

  listing: (id: number, language: Language) =>
    keyOf('GET /api-next/listings/:id/', language, { params: { id } }),

  similar: (id: number, language: Language) =>
    keyOf('GET /api-next/listings/:id/similar/', language, { params: { id } }),

  /** Other ads that seem to be of the same home. */
  sameHome: (id: number, language: Language) =>
    keyOf('GET /api-next/listings/:id/same-home/', language, { params: { id } }),

  /** The offsets of a keyword's words in the description. */
  marks: (id: number, keyword: string, language: Language) =>
    keyOf('GET /api-next/listings/:id/marks/', language, {
      params: { id },
      query: { keyword: keyword.slice(0, 200) },
    }),

  agencies: (search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/agencies/', language, {
      query: named(search, [
        agencyParameters.place,
        agencyParameters.name,
        agencyParameters.category,
        agencyParameters.language,
        agencyParameters.page,
      ]),
    }),

  agency: (slug: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/agencies/:slug/', language, {
      params: { slug },
      query: named(search, [agencyParameters.contract, agencyParameters.page]),
    }),

  /** Its homes as pins. */
  agencyMap: (slug: string, language: Language) =>
    keyOf('GET /api-next/agencies/:slug/map/', language, { params: { slug } }),

  agencyGroups: (kind: GroupKind, language: Language) =>
    keyOf('GET /api-next/agency-groups/', language, { query: { kind } }),

  agencyGroup: (slug: string, language: Language) =>
    keyOf('GET /api-next/agency-groups/:slug/', language, { params: { slug } }),

  transparency: (language: Language) => keyOf('GET /api-next/transparency/', language),

  agents: (language: Language) => keyOf('GET /api-next/agents/', language),

  agent: (id: number, language: Language) => keyOf('GET /api-next/agents/:id/', language, { params: { id } }),

  background: (id: number, language: Language) =>
    keyOf('GET /api-next/listings/:id/background/', language, { params: { id } }),

  /** `[latitude, longitude]`, WGS84 degrees. */
  near: ([latitude, longitude]: Position, language: Language) =>
    keyOf('GET /api-next/geography/near/', language, {
      query: { lat: toMetre(latitude), lng: toMetre(longitude) },
    }),

  /** `of`: the municipality of the zones, or the line of the stations. */
  choices: (level: ChoiceLevel, language: Language, of?: number) =>
    keyOf('GET /api-next/geography/choices/', language, { query: { level, of } }),

  /** The outline of a place. */
  shape: (level: ShapeLevel, id: number, language: Language) =>
    keyOf('GET /api-next/geography/shapes/', language, { query: { level, id } }),

  /** Street addresses, where the portal has a geocoder. */
  addresses: (text: string, language: Language) =>
    keyOf('GET /api-next/geography/addresses/', language, { query: { q: text.trim().slice(0, 100) } }),

  suggest: (text: string, language: Language) =>
    keyOf('GET /api-next/geography/suggest/', language, { query: { q: text.trim().slice(0, 100) } }),
}

/** Rounded, so that repeated requests hit the cache. */
const toMetre = (degrees: number): number => Number(degrees.toFixed(5))
