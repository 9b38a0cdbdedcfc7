/**
 * The columns that search answers from, and the way each is kept.
 *
 * This table is the one declaration of their names, which are those of domain/search/filters.ts and of the sort criteria.
 * What fills a column is the SQL of the same name in server/content/search-index/loading/columnSql.ts.
 */
import {
  conditions,
  floorPositions,
  garages,
  gardens,
  heatings,
  ownerships,
  typologies,
} from '#domain/listing/vocabularies/building.ts'
import { certificateStates, energyBands } from '#domain/listing/vocabularies/energy.ts'
import { buildingIdentities, regularisations } from '#domain/listing/vocabularies/legal.ts'
import { seismicEras } from '#domain/listing/vocabularies/seismic.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { courts } from '#domain/listing/vocabularies/courts.ts'
import {
  advertiserTypes,
  auctionStatuses,
  categories,
  contracts,
} from '#domain/listing/vocabularies/market.ts'
import type { Vocabulary } from '#domain/vocabulary.ts'

/** The largest value a wide column holds; larger ones are cut to it. One above it sorts as "not stated" does. */
export const LARGEST = 2 ** 31 - 2

/** Seconds from 1970 to the zero of the time columns, 2000-01-01 UTC: they then last until 2068. */
export const TIME_ZERO = 946_684_800

/** Coordinates are kept as millionths of a degree: a tenth of a metre. */
export const DEGREE = 1_000_000

/** Metres that a step of the column of radii stands for. */
export const RADIUS_STEP = 10

/** A number in four bytes. `float`: the bits of a float4, changed so that they sort as the float does. */
interface Wide {
  readonly kind: 'wide'
  readonly float?: true
}

/** A small code, kept in one byte; 0 is "not stated" where the vocabulary has no 0. `answer`: yes or no. */
interface Code {
  readonly kind: 'code'
  readonly answer?: true
}

const wide = { kind: 'wide' } as const satisfies Wide
const float = { kind: 'wide', float: true } as const satisfies Wide
const code = { kind: 'code' } as const satisfies Code
const answer = { kind: 'code', answer: true } as const satisfies Code

export const columnTable = {
  id: wide,
  /** EUR; a month's rent for rentals. */
  price: wide,
  /** m². */
  surface: wide,
  rooms: wide,
  bedrooms: wide,
  region: wide,
  province: wide,
  municipality: wide,
  zone: wide,
  island: wide,
  /** Where it is shown, which is where it lies only if the advertiser wants that. Millionths of a degree. */
  latitude: wide,
  longitude: wide,
  /** Tenths of a storey, see domain/listing/vocabularies/floor.ts. */
  floor: wide,
  created: wide,
  modified: wide,
  /** Merit, and what a paid place adds to it: see domain/search/relevance.ts. */
  relevance: float,
  merit: float,
  /** EUR cents per m². */
  pricePerSquareMetre: wide,
  /** 0 private, 1 other professionals, 2 agency. */
  advertiserStanding: wide,
  advertiserId: wide,
  /** The publisher of the ad: the negative id of the agency, or the id of an advertiser without one. */
  publisher: wide,
  /** The last cut of the price, thousandths of the price before it. */
  discount: wide,
  /** m². */
  netArea: wide,
  /** EUR cents a month that are known to be paid beside the price or rent, see domain/costs/monthlyCost.ts. */
  monthlyExtras: wide,

  contract: code,
  category: code,
  typology: code,
  condition: code,
  floorPosition: code,
  heating: code,
  garden: code,
  garage: code,
  energyBand: code,
  /** Whole unless the ad says otherwise: an ad for a share states it. */
  ownership: code,
  bathrooms: code,
  advertiser: code,
  views: code,
  balcony: answer,
  lift: answer,
  furnished: answer,
  cellar: answer,
  pool: answer,
  alarm: answer,
  pets: answer,
  smokers: answer,
  students: answer,
  incomeProperty: answer,
  virtualTour: answer,
  auctionStatus: code,
  court: code,
  country: code,
  /** How far from the shown point the home may lie, in steps of ten metres, rounded up; 0 for an exact point. */
  radius: code,
  seismicEra: code,
  certificate: code,
  buildingIdentity: code,
  regularisation: code,
  /** Whether the home is reached without a step; unknown where the ad does not say enough. */
  stepFree: answer,
} as const satisfies Record<string, Wide | Code>

type NameOfKind<Kind> = {
  [Name in keyof typeof columnTable]: (typeof columnTable)[Name]['kind'] extends Kind ? Name : never
}[keyof typeof columnTable]

export type WideName = NameOfKind<'wide'>
export type CodeName = NameOfKind<'code'>
export type ColumnName = WideName | CodeName

export const columnNames = Object.keys(columnTable) as ColumnName[]

/** What a code column may hold, for tests and benchmarks that make rows. */
export const codeVocabularies = {
  contract: contracts,
  category: categories,
  typology: typologies,
  condition: conditions,
  floorPosition: floorPositions,
  heating: heatings,
  garden: gardens,
  garage: garages,
  energyBand: energyBands,
  ownership: ownerships,
  advertiser: advertiserTypes,
  auctionStatus: auctionStatuses,
  court: courts,
  country: countries,
  seismicEra: seismicEras,
  certificate: certificateStates,
  buildingIdentity: buildingIdentities,
  regularisation: regularisations,
} as const satisfies Partial<Record<CodeName, Vocabulary<string>>>
