import type { ChoiceLevel } from '#domain/api/Geography.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import type { Language } from '#domain/locale.ts'
import type { Position } from '#domain/search/areas.ts'
import { surfaceParameter } from '#domain/valuation/valuationPaths.ts'
import { addressOf } from './addressOf.ts'
import type { AnyReason, InputArgument, Reading, ReasonOf, ReplyOf } from './contract.ts'

declare const reply: unique symbol

/** The address of a reply: where it is fetched from and the name under which it is kept. */
export type ApiKey<Reply, Reason extends string = AnyReason> = string & { readonly [reply]: [Reply, Reason] }

/** The key of an endpoint that reads. */
export const keyOf = <Name extends Reading>(
  endpoint: Name,
  language: Language,
  ...[input]: InputArgument<Name>
) => addressOf(endpoint, language, input ?? {}) as ApiKey<ReplyOf<Name>, ReasonOf<Name>>

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

/** The addresses of what the portal reads; those of searches, agencies and the price guide are in files of their own. */
export const apiKey = {
  profile: (language: Language) => keyOf('GET /api-next/user/profile/', language),

  saved: (language: Language) => keyOf('GET /api-next/saved/', language),

  savedSearches: (language: Language) => keyOf('GET /api-next/saved-searches/', language),

  savedIds: (language: Language) => keyOf('GET /api-next/saved/ids/', language),

  fullInfo: (language: Language) => keyOf('GET /api-next/auth/user/full-info/', language),

  /** An estimate, from the parameters of its page; undefined while nothing is asked. */
  valuation: (search: URLSearchParams, language: Language) =>
    search.get(surfaceParameter)
      ? keyOf('GET /api-next/valuation/', language, { query: Object.fromEntries(search) })
      : undefined,

  myHomes: (language: Language) => keyOf('GET /api-next/my-homes/', language),

  backtest: (language: Language) => keyOf('GET /api-next/valuation/backtest/', language),

  home: (language: Language) => keyOf('GET /api-next/home/', language),

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
