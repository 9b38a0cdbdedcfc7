/** Addresses of the price guide: a place, one of its months, and which homes. */
import type { GeographyLevel } from '../geography/levels.ts'
import { contracts } from '../listing/vocabularies/market.ts'
import { placeSegments } from '../search/searchPath.ts'
import { guidePath, type GuidePlace } from './guidePaths.ts'
import { isMonth } from './isMonth.ts'
import { type PriceKindName, priceKinds } from './priceKinds.ts'

/** Levels of places that have a page, widest first. */
export const guideLevels = [
  'country',
  'region',
  'province',
  'city',
  'cityZone',
] as const satisfies readonly GeographyLevel[]
export type GuideLevel = (typeof guideLevels)[number]

/** The gazetteer's id of Greece. */
export const COUNTRY_ID = 300

export const guideContracts = ['sale', 'rent'] as const
export type GuideContract = (typeof guideContracts)[number]

/** Names of parameters. `tipo` and `format` are ours: the specification shows none of the guide. */
export const guideParameters = { contract: 'idContratto', kind: 'tipo' } as const

/** Files that a page of the guide can be had as: `?format=csv`. */
export const guideFormats = ['json', 'csv'] as const
export type GuideFormat = (typeof guideFormats)[number]
export const formatParameter = 'format'

/** What a page of the guide is about. */
export interface GuideAddress extends GuidePlace {
  /** @default 'sale' */
  readonly contract?: GuideContract | undefined
  /** @default 'flats' */
  readonly kind?: PriceKindName | undefined
}

/** The data of the guide are free to use under this licence. */
export const guideLicence = 'https://creativecommons.org/licenses/by/4.0/'

/** Which homes parameters name. Invalid values are ignored. */
export function readGuideHomes(parameters: URLSearchParams): {
  readonly contract: GuideContract
  readonly kind: PriceKindName
} {
  const contract = contracts.nameOf(Number(parameters.get(guideParameters.contract)))
  const kind = parameters.get(guideParameters.kind)
  return {
    contract: contract === 'rent' ? 'rent' : 'sale',
    kind: priceKinds.names.find((name) => name === kind) ?? 'flats',
  }
}

/** The format that parameters ask for. */
export const readGuideFormat = (parameters: URLSearchParams): GuideFormat | undefined =>
  guideFormats.find((format) => format === parameters.get(formatParameter))

/** Path and query in the default language. */
export function guideAddress(
  { place, month, contract = 'sale', kind = 'flats' }: GuideAddress,
  format?: GuideFormat,
): string {
  const segments = [...(place ? [placeSegments(place)] : []), ...(month && isMonth(month) ? [month] : [])]
  const query = new URLSearchParams()
  if (contract !== 'sale') query.set(guideParameters.contract, String(contracts.idOf(contract)))
  if (kind !== 'flats') query.set(guideParameters.kind, kind)
  if (format) query.set(formatParameter, format)
  const path = guidePath + segments.map((segment) => `${segment}/`).join('')
  return query.size === 0 ? path : `${path}?${query}`
}
