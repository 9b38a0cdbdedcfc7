/**
 * What is read of a listing. The true point (latitude, longitude) is in no query of this folder:
 * what is not read cannot be shown.
 */

import { type MoreFactName, moreFactNames } from '#domain/listing/facts/moreFacts.ts'
import { amenities } from '#domain/listing/vocabularies/amenities.ts'
import type { ShownDocument } from '#domain/listing/ListingDetail.ts'
import type { WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { type SentPhoto, sentSelect } from '#server/content/media/photographs/sentPhotos.ts'
import { type Columns, type FactRow, selectFacts } from './writing/factColumns.ts'

/** Columns of listings that a card needs, by the name that they are read under. */
const cardColumns = {
  id: 'id',
  shownLatitude: 'shown_latitude',
  shownLongitude: 'shown_longitude',
  shownRadius: 'shown_radius',
  mapDisplay: 'map_display',
  kind: 'kind',
  contract: 'contract',
  category: 'category',
  typology: 'typology',
  status: 'status',
  tier: 'tier',
  price: 'price',
  surface: 'surface',
  surfaceKind: 'surface_kind',
  plot: 'plot',
  rooms: 'rooms',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  floor: 'floor',
  condition: 'condition',
  energyClass: 'energy_class',
  energyState: 'energy_state',
  builtYear: 'built_year',
  availability: 'availability',
  bareOwnership: 'bare_ownership',
  undividedShare: 'undivided_share',
  country: 'country',
  region: 'region_id',
  province: 'province_id',
  municipality: 'municipality_id',
  zone: 'zone_id',
  photos: 'photos',
  createdAt: 'created_at',
  confirmedAt: 'confirmed_at',
  heatingSystem: 'heating_system',
  relevance: 'relevance',
  charges: 'common_charges',
  includedMask: 'included_mask',
  zonePrice: 'zone_price',
} as const

/** What the page of a listing needs beside. */
const detailColumns = {
  floorsTotal: 'floors_total',
  heatingMedium: 'heating_medium',
  garden: 'garden',
  parkingKind: 'parking_kind',
  parkingRight: 'parking_right',
  viewMask: 'view_mask',
  permitYear: 'permit_year',
  renovatedYear: 'renovated_year',
  publisherRole: 'publisher_role',
  lift: 'lift',
  balcony: 'balcony',
  furnished: 'furnished',
  cellar: 'cellar',
  pool: 'pool',
  alarm: 'alarm',
  pets: 'pets',
  smokers: 'smokers',
  students: 'students',
  incomeProperty: 'income_property',
  virtualTour: 'virtual_tour',
  hasPlan: 'has_plan',
  reference: 'reference',
  modifiedAt: 'modified_at',
  withdrawnAt: 'withdrawn_at',
} as const

type Flag = 'bareOwnership' | 'undividedShare'
type Code = number | null

/** A card's row. Codes are those of the vocabularies in domain/listing; null is "not stated". */
export type CardRow = {
  readonly [Name in Exclude<keyof typeof cardColumns, Required | Flag | Text>]: Code
} & { readonly [Name in Required]: number } & { readonly [Name in Flag]: boolean | null } & {
  readonly photos: readonly number[]
  readonly sent: readonly SentPhoto[] | null
  readonly createdAt: Date
  readonly confirmedAt: Date
  readonly advertiserType: string
  readonly advertiserName: string | null
  readonly reducedFrom: number | null
  readonly reducedAt: Date | null
  /** The day of the zone price, `2026-03-01`. */
  readonly zoneDay: string | null
  /** The advertiser's title in the requested language. */
  readonly title: string | null
}
/** A row as it would be with other values in some columns of `listings`. */
export const writtenOver = (row: CardRow, columns: Columns): CardRow => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(cardColumns).flatMap(([name, column]) =>
      Object.hasOwn(columns, column) ? [[name, columns[column]]] : [],
    ),
  ),
})

type Text = 'photos' | 'createdAt' | 'confirmedAt'
type Required =
  | 'id'
  | 'country'
  | 'relevance'
  | 'mapDisplay'
  | 'kind'
  | 'contract'
  | 'category'
  | 'typology'
  | 'status'
  | 'tier'

type DetailCode =
  | 'floorsTotal'
  | 'heatingMedium'
  | 'garden'
  | 'parkingKind'
  | 'parkingRight'
  | 'viewMask'
  | 'permitYear'
  | 'renovatedYear'
type DetailFlag = Exclude<
  keyof typeof detailColumns,
  DetailCode | 'publisherRole' | 'reference' | 'modifiedAt' | 'withdrawnAt' | 'hasPlan'
>

export type DetailRow = CardRow &
  FactRow<MoreFactName> & { readonly [Name in DetailCode]: Code } & {
    readonly [Name in DetailFlag]: boolean | null
  } & {
    readonly hasPlan: boolean
    readonly documents: readonly ShownDocument[] | null
    /** Its floor plan as its advertiser wrote it. */
    readonly written: readonly WrittenRoom[] | null
    readonly publisherRole: number
    readonly reference: string | null
    readonly modifiedAt: Date
    readonly withdrawnAt: Date | null
    readonly agencyId: number | null
    readonly agencyName: string | null
    readonly agencySlug: string | null
    readonly agencyFounded: number | null
  }

const selected = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns).map(([name, column]) => `listings.${column} AS "${name}"`)

const advertiserColumns = [
  'advertisers.type AS "advertiserType"',
  'coalesce(advertisers.name, agencies.name) AS "advertiserName"',
  'reductions.previous AS "reducedFrom"',
  'reductions.at AS "reducedAt"',
  'listing_texts.title AS "title"',
  'listings.zone_price_day::text AS "zoneDay"',
  sentSelect(),
]

const agencyColumns = ['id', 'name', 'slug', 'founded'].map(
  (column) => `agencies.${column} AS "agency${column[0]?.toUpperCase()}${column.slice(1)}"`,
)

/** Columns that answer to words, by the name that they are read under. */
const statedColumns = [
  'id',
  ...amenities,
  'availability',
  'condition',
  'floor',
  'garden',
  'heatingMedium',
  'heatingSystem',
  'parkingKind',
  'viewMask',
] as const satisfies readonly (keyof typeof cardColumns | keyof typeof detailColumns)[]
export type StatedColumn = (typeof statedColumns)[number]

const columnOf: Readonly<Record<string, string>> = { ...cardColumns, ...detailColumns }

/** Columns for the background of a listing. */
const backgroundColumns = [
  'id',
  'kind',
  'contract',
  'category',
  'typology',
  'status',
  'withdrawnAt',
  'country',
  'region',
  'province',
  'municipality',
  'zone',
  'mapDisplay',
  'shownLatitude',
  'shownLongitude',
  'shownRadius',
] as const satisfies readonly (keyof typeof cardColumns | 'withdrawnAt')[]
export type BackgroundRow = Pick<DetailRow, (typeof backgroundColumns)[number]> & {
  readonly auctionStatus: Code
  readonly court: Code
}

/** What visitors may read of its documents as one column, the first added first; null without any. */
const documentsColumn = `(SELECT json_agg(json_build_object('id', id, 'kind', kind, 'bytes', bytes) ORDER BY created_at, id)
  FROM listing_documents WHERE listing_documents.listing_id = listings.id AND is_shown) AS documents`

const planColumn = '(SELECT rooms FROM listing_plans WHERE listing_plans.listing_id = listings.id) AS written'

/** The select lists, as SQL text. */
export const cardSelect = [...selected(cardColumns), ...advertiserColumns].join(', ')
export const detailSelect = [
  cardSelect,
  ...selected(detailColumns),
  ...agencyColumns,
  selectFacts(moreFactNames),
  documentsColumn,
  planColumn,
].join(', ')
const selectedNames = (names: readonly string[]) =>
  names.map((name) => `listings.${columnOf[name] as string} AS "${name}"`).join(', ')
export const statedSelect = selectedNames(statedColumns)
export const backgroundSelect = `${selectedNames(backgroundColumns)},
  listings.auction_status AS "auctionStatus", listings.court AS "court"`
