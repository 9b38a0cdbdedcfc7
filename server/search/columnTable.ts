/**
 * The columns that search answers from, each with the SQL that fills it and the way it is kept.
 *
 * This table is the one declaration: the names are those of domain/search/filters.ts and of the sort criteria.
 * A new filter on a new column is one entry here; what derives a value is derived from domain/, never written again.
 */
import {
  conditions,
  floorPositions,
  ownerships,
  typologies,
  views,
} from '#domain/listing/vocabularies/building.ts'
import { energyBandOf, energyBands, energyClasses } from '#domain/listing/vocabularies/energy.ts'
import { namedFloors, storey } from '#domain/listing/vocabularies/floor.ts'
import { heatingMedia, heatingOf, heatingSystems } from '#domain/listing/vocabularies/heating.ts'
import { garages, gardens, heatings } from '#domain/listing/vocabularies/building.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { courts } from '#domain/listing/vocabularies/courts.ts'
import {
  advertiserTypes,
  auctionStatuses,
  categories,
  contracts,
  mapDisplays,
  tiers,
} from '#domain/listing/vocabularies/market.ts'
import { answers } from '#domain/listing/vocabularies/answers.ts'
import { garageOf, parkingKinds } from '#domain/listing/vocabularies/parking.ts'
import { paidPoints } from '#domain/search/relevance.ts'
import type { Vocabulary } from '#domain/vocabulary.ts'

/** The largest value a wide column holds; larger ones are cut to it. One above it sorts as "not stated" does. */
export const LARGEST = 2 ** 31 - 2

/** Seconds from 1970 to the zero of the time columns, 2000-01-01 UTC: they then last until 2068. */
export const TIME_ZERO = 946_684_800

/** Coordinates are kept as millionths of a degree: a tenth of a metre. */
export const DEGREE = 1_000_000

/** Metres that a step of the column of radii stands for. */
export const RADIUS_STEP = 10

/** A number of any size, kept in four bytes. `float`: the bits of a float4, turned so that they sort as it does. */
interface Wide {
  readonly kind: 'wide'
  readonly sql: string
  readonly float?: true
}

/** A small code, kept in one byte; 0 is "not stated" where the vocabulary has no 0. */
interface Code {
  readonly kind: 'code'
  readonly sql: string
}

const wide = (sql: string) => ({ kind: 'wide', sql }) as const satisfies Wide
const float = (sql: string) => ({ kind: 'wide', sql, float: true }) as const satisfies Wide
const code = (sql: string) => ({ kind: 'code', sql }) as const satisfies Code

const seconds = (column: string) => `(date_part('epoch', ${column}) - ${TIME_ZERO})::int4`

/** `CASE column WHEN 1 THEN 2 … END`; null for values without an image. */
const mapped = (
  column: string,
  images: readonly (readonly [from: number | string, to: number | undefined])[],
) =>
  `CASE ${column} ${images
    .flatMap(([from, to]) => (to === undefined ? [] : [`WHEN ${from} THEN ${to}`]))
    .join(' ')} END`

const idsFrom = <From extends string, To extends string>(
  from: Vocabulary<From>,
  to: Vocabulary<To>,
  image: (name: From) => To,
) => from.names.map((name): [number, number] => [from.idOf(name), to.idOf(image(name))])

/** Both heating columns as one number, so that the pair can be looked up. Null counts as 0. */
const PAIR = 100
const heatingPair = `coalesce(listings.heating_system, 0) * ${PAIR} + coalesce(listings.heating_medium, 0)`
const heatingPairs = [null, ...heatingSystems.names].flatMap((system) =>
  [null, ...heatingMedia.names].map((medium): [number, number | undefined] => {
    const heating = heatingOf(system, medium)
    const id = (system ? heatingSystems.idOf(system) : 0) * PAIR + (medium ? heatingMedia.idOf(medium) : 0)
    return [id, heating && heatings.idOf(heating)]
  }),
)

/** As `floorPositionOf`. */
const floorPosition = `CASE WHEN listings.floor < ${storey(1)} THEN ${floorPositions.idOf('ground')}
  WHEN listings.floor = ${namedFloors.roofRoom} OR listings.floor >= listings.floors_total * ${storey(1)}
    THEN ${floorPositions.idOf('top')}
  WHEN listings.floor IS NOT NULL THEN ${floorPositions.idOf('intermediate')} END`

const answer = (column: string) =>
  `CASE listings.${column} WHEN true THEN ${answers.idOf('yes')} WHEN false THEN ${answers.idOf('no')} END`

/** The stored mask has bit `id` for a view; here it is bit n for the n-th view, so that the mask fits a byte. */
const viewBits = views.names
  .map((name, at) => `((coalesce(listings.view_mask, 0) >> ${views.idOf(name)}) & 1) << ${at}`)
  .map((bit) => `(${bit})`)
  .join(' | ')

/** Agencies above other professionals above private people: one column for both "… first" orders. */
const advertiserImages = (image: (name: (typeof advertiserTypes.names)[number]) => number) =>
  mapped(
    'advertisers.type',
    advertiserTypes.names.map((name) => [`'${name}'`, image(name)]),
  )

/** What a tier adds to merit. */
const paidMerit = mapped(
  'listings.tier',
  tiers.names.map((name) => [tiers.idOf(name), paidPoints[name] / 100]),
)

/** No map shows what its advertiser keeps off maps, even if a point was stored for it. */
const shownOnMaps = (value: string) =>
  `CASE WHEN listings.map_display <> ${mapDisplays.idOf('noMap')} THEN ${value} END`

const perSquareMetre = 'listings.price * 100::float8 / listings.surface'

export const columnTable = {
  id: wide('listings.id'),
  /** EUR; a month's rent for rentals. */
  price: wide('listings.price'),
  /** m². */
  surface: wide('listings.surface'),
  rooms: wide('listings.rooms'),
  bedrooms: wide('listings.bedrooms'),
  region: wide('listings.region_id'),
  province: wide('listings.province_id'),
  municipality: wide('listings.municipality_id'),
  zone: wide('listings.zone_id'),
  island: wide('listings.island_id'),
  /** Where it is shown, which is where it lies only if the advertiser wants that. Millionths of a degree. */
  latitude: wide(shownOnMaps(`round(listings.shown_latitude * ${DEGREE})`)),
  longitude: wide(shownOnMaps(`round(listings.shown_longitude * ${DEGREE})`)),
  /** Tenths of a storey, see domain/listing/vocabularies/floor.ts. */
  floor: wide('listings.floor'),
  created: wide(seconds('listings.created_at')),
  modified: wide(seconds('listings.modified_at')),
  /** Merit, and what a paid place adds to it: see domain/search/relevance.ts. */
  relevance: float(`listings.relevance + ${paidMerit}`),
  merit: float('listings.relevance'),
  /** EUR cents per m². */
  pricePerSquareMetre: wide(
    `CASE WHEN ${perSquareMetre} > ${LARGEST} THEN ${LARGEST} ELSE floor(${perSquareMetre} + 0.5) END`,
  ),
  /** 0 private, 1 other professionals, 2 agency. */
  advertiserStanding: wide(advertiserImages((name) => (name === 'agency' ? 2 : name === 'private' ? 0 : 1))),
  advertiserId: wide('listings.advertiser_id'),
  /** Who answers for the ad: the agency, below zero, or who advertises without one. */
  publisher: wide('coalesce(-advertisers.agency_id, listings.advertiser_id)'),
  /** The last cut of the price, thousandths of the price before it. */
  discount: wide(
    'floor((reductions.previous - reductions.price) * 1000::float8 / reductions.previous + 0.5)',
  ),

  contract: code('listings.contract'),
  category: code('listings.category'),
  typology: code('listings.typology'),
  condition: code('listings.condition'),
  floorPosition: code(floorPosition),
  heating: code(mapped(heatingPair, heatingPairs)),
  garden: code('listings.garden'),
  garage: code(mapped('listings.parking_kind', idsFrom(parkingKinds, garages, garageOf))),
  energyBand: code(mapped('listings.energy_class', idsFrom(energyClasses, energyBands, energyBandOf))),
  /** Whole unless the ad says otherwise: nobody leaves out that it is only a share. */
  ownership: code(`CASE WHEN listings.bare_ownership THEN ${ownerships.idOf('bare')}
    WHEN listings.undivided_share THEN ${ownerships.idOf('share')} ELSE ${ownerships.idOf('full')} END`),
  bathrooms: code('listings.bathrooms'),
  advertiser: code(advertiserImages((name) => advertiserTypes.idOf(name))),
  views: code(viewBits),
  balcony: code(answer('balcony')),
  lift: code(answer('lift')),
  furnished: code(answer('furnished')),
  cellar: code(answer('cellar')),
  pool: code(answer('pool')),
  alarm: code(answer('alarm')),
  pets: code(answer('pets')),
  smokers: code(answer('smokers')),
  students: code(answer('students')),
  incomeProperty: code(answer('income_property')),
  virtualTour: code(answer('virtual_tour')),
  auctionStatus: code('listings.auction_status'),
  court: code('listings.court'),
  country: code('listings.country'),
  /** How far from the shown point the home may lie, in steps of ten metres, rounded up; 0 for an exact point. */
  radius: code(
    `CASE WHEN listings.map_display = ${mapDisplays.idOf('onlyArea')}
      THEN least(ceil(listings.shown_radius / ${RADIUS_STEP}.0), 255) END`,
  ),
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
} as const satisfies Partial<Record<CodeName, Vocabulary<string>>>
