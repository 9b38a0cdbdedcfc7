/** The SQL that fills each column of the index. What can be derived is derived from the vocabularies of domain/. */
import { answers } from '#domain/listing/vocabularies/answers.ts'
import {
  floorPositions,
  garages,
  heatings,
  ownerships,
  views,
} from '#domain/listing/vocabularies/building.ts'
import {
  certificateStates,
  energyBandOf,
  energyBands,
  energyClasses,
  energyStates,
} from '#domain/listing/vocabularies/energy.ts'
import { namedFloors, storey } from '#domain/listing/vocabularies/floor.ts'
import { heatingMedia, heatingOf, heatingSystems } from '#domain/listing/vocabularies/heating.ts'
import { advertiserTypes, mapDisplays, tiers } from '#domain/listing/vocabularies/market.ts'
import { garageOf, parkingKinds } from '#domain/listing/vocabularies/parking.ts'
import { seismicEraEnds, seismicEras } from '#domain/listing/vocabularies/seismic.ts'
import { paidPoints } from '#domain/search/relevance.ts'
import type { Vocabulary } from '#domain/vocabulary.ts'
import { monthlyExtrasSql } from './monthlyExtrasSql.ts'
import { type ColumnName, DEGREE, LARGEST, RADIUS_STEP, TIME_ZERO } from '#search-engine/store/columnTable.ts'

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

const seismicEra = `CASE ${seismicEraEnds
  .map(([name, last]) => `WHEN listings.permit_year <= ${last} THEN ${seismicEras.idOf(name)}`)
  .join(' ')} WHEN listings.permit_year IS NOT NULL THEN ${seismicEras.idOf('eak2000')} END`

/** A number or a day of a certificate says that there is one, also where its state was not stated. */
const certificate = `CASE WHEN listings.certificate_valid_to < current_date THEN ${certificateStates.idOf('expired')}
  WHEN coalesce(listings.certificate_number, listings.certificate_issued::text, listings.certificate_valid_to::text)
    IS NOT NULL THEN ${certificateStates.idOf('certified')}
  ELSE ${mapped(
    'listings.energy_state',
    idsFrom(energyStates, certificateStates, (name) => name),
  )} END`

/** Steps to a lift are steps; without a lift, so are storeys. What is on the ground may have steps before its door. */
const stepFree = `CASE WHEN listings.steps_to_lift > 0 OR (NOT listings.lift AND listings.floor >= ${storey(1)})
    THEN ${answers.idOf('no')} WHEN listings.steps_to_lift = 0 THEN ${answers.idOf('yes')} END`

const perSquareMetre = 'listings.price * 100::float8 / listings.surface'

/** An expression over a row of `listings`, its row of `advertisers` and its last cut of the price, `reductions`. */
export const columnSql: Readonly<Record<ColumnName, string>> = {
  id: 'listings.id',
  price: 'listings.price',
  surface: 'listings.surface',
  rooms: 'listings.rooms',
  bedrooms: 'listings.bedrooms',
  region: 'listings.region_id',
  province: 'listings.province_id',
  municipality: 'listings.municipality_id',
  zone: 'listings.zone_id',
  island: 'listings.island_id',
  latitude: shownOnMaps(`round(listings.shown_latitude * ${DEGREE})`),
  longitude: shownOnMaps(`round(listings.shown_longitude * ${DEGREE})`),
  floor: 'listings.floor',
  created: seconds('listings.created_at'),
  modified: seconds('listings.modified_at'),
  relevance: `listings.relevance + ${paidMerit}`,
  merit: 'listings.relevance',
  pricePerSquareMetre: `CASE WHEN ${perSquareMetre} > ${LARGEST} THEN ${LARGEST} ELSE floor(${perSquareMetre} + 0.5) END`,
  advertiserStanding: advertiserImages((name) => (name === 'agency' ? 2 : name === 'private' ? 0 : 1)),
  advertiserId: 'listings.advertiser_id',
  publisher: 'coalesce(-advertisers.agency_id, listings.advertiser_id)',
  discount: 'floor((reductions.previous - reductions.price) * 1000::float8 / reductions.previous + 0.5)',
  contract: 'listings.contract',
  category: 'listings.category',
  typology: 'listings.typology',
  condition: 'listings.condition',
  floorPosition,
  heating: mapped(heatingPair, heatingPairs),
  garden: 'listings.garden',
  garage: mapped('listings.parking_kind', idsFrom(parkingKinds, garages, garageOf)),
  energyBand: mapped('listings.energy_class', idsFrom(energyClasses, energyBands, energyBandOf)),
  ownership: `CASE WHEN listings.bare_ownership THEN ${ownerships.idOf('bare')}
    WHEN listings.undivided_share THEN ${ownerships.idOf('share')} ELSE ${ownerships.idOf('full')} END`,
  bathrooms: 'listings.bathrooms',
  advertiser: advertiserImages((name) => advertiserTypes.idOf(name)),
  views: viewBits,
  balcony: answer('balcony'),
  lift: answer('lift'),
  furnished: answer('furnished'),
  cellar: answer('cellar'),
  pool: answer('pool'),
  alarm: answer('alarm'),
  pets: answer('pets'),
  smokers: answer('smokers'),
  students: answer('students'),
  incomeProperty: answer('income_property'),
  virtualTour: answer('virtual_tour'),
  auctionStatus: 'listings.auction_status',
  court: 'listings.court',
  country: 'listings.country',
  netArea: 'listings.net_area',
  monthlyExtras: monthlyExtrasSql,
  seismicEra,
  certificate,
  buildingIdentity: 'listings.building_identity',
  regularisation: 'listings.regularisation',
  stepFree,
  radius: `CASE WHEN listings.map_display = ${mapDisplays.idOf('onlyArea')}
      THEN least(ceil(listings.shown_radius / ${RADIUS_STEP}.0), 255) END`,
}
