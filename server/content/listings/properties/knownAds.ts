/** Ads as the rules of properties compare them: with the values that searches have. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { KnownAd } from '#domain/listing/property.ts'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import { energyBands } from '#domain/listing/vocabularies/energy.ts'
import { categories, contracts, statuses } from '#domain/listing/vocabularies/market.ts'
import type { Vocabulary } from '#domain/vocabulary.ts'
import { DEGREE, RADIUS_STEP } from '#search-engine/store/columnTable.ts'
import { columnSql } from '#server/content/search-index/loading/columnSql.ts'

const compared = [
  'publisher',
  'contract',
  'category',
  'typology',
  'municipality',
  'zone',
  'price',
  'surface',
  'bedrooms',
  'floor',
  'bathrooms',
  'energyBand',
  'latitude',
  'longitude',
  'radius',
] as const

type Row = Readonly<Record<Exclude<(typeof compared)[number], 'publisher'>, number | null>> & {
  readonly publisher: number
  readonly id: number
  readonly property: number
  readonly reference: string | null
  readonly goneAt: Date | null
  readonly createdAt: Date
}

/** Drafts, and what the portal hides. */
const notShown = `${statuses.idOf('draft')}, ${statuses.idOf('secret')}`

/** An ad that nobody confirmed is gone since it was last confirmed. */
const goneAt = `CASE WHEN listings.status IN (${statuses.idOf('withdrawn')}, ${statuses.idOf('soldOrRented')})
    THEN coalesce(listings.withdrawn_at, listings.modified_at)
  WHEN listings.status = ${statuses.idOf('expired')} THEN listings.confirmed_at END`

const select = `SELECT ${compared.map((name) => `${columnSql[name]} AS "${name}"`).join(', ')}, listings.id,
    listings.property_id AS property, listings.reference, ${goneAt} AS "goneAt", listings.created_at AS "createdAt"
  FROM listings JOIN advertisers ON advertisers.id = listings.advertiser_id`

const named = <Name extends string>(vocabulary: Vocabulary<Name>, id: number | null, or: Name): Name =>
  (id === null ? undefined : vocabulary.nameOf(id)) ?? or

/** An ad with its number. */
export interface NumberedAd extends KnownAd {
  readonly id: number
}

const adOf = ({ id, property, reference, goneAt: gone, createdAt, ...row }: Row): NumberedAd => ({
  id,
  property,
  reference,
  goneAt: gone,
  createdAt,
  facts: {
    publisher: row.publisher,
    contract: named(contracts, row.contract, 'sale'),
    category: named(categories, row.category, 'residential'),
    typology: named(typologies, row.typology, 'apartment'),
    municipality: row.municipality,
    zone: row.zone,
    price: row.price,
    surface: row.surface,
    bedrooms: row.bedrooms,
    floor: row.floor,
    bathrooms: row.bathrooms || null,
    energyBand: row.energyBand === null ? null : (energyBands.nameOf(row.energyBand) ?? null),
    place:
      row.latitude === null || row.longitude === null
        ? null
        : {
            latitude: row.latitude / DEGREE,
            longitude: row.longitude / DEGREE,
            radius: (row.radius ?? 0) * RADIUS_STEP,
          },
  },
})

/** One ad; undefined for a draft or a hidden one, which join nothing. */
export const adById = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<Row>(
    `${select} WHERE listings.id = $1 AND listings.status NOT IN (${notShown})`,
    [id],
  )
  return rows[0] && adOf(rows[0])
})

/** An ad that was never shown, as it would be compared; undefined for any other. */
export const draftAdById = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<Row>(
    `${select} WHERE listings.id = $1 AND listings.status = ${statuses.idOf('draft')}`,
    [id],
  )
  return rows[0] && adOf(rows[0])
})

/** Its own advertiser's ads under other numbers are other homes. */
const areToldApart = `${columnSql.publisher} = $9 AND listings.reference <> $10`

/** The limits of the surface are whole numbers, as those of the index are. */
export const alikeQuery = `${select} WHERE listings.id <> $1 AND listings.status NOT IN (${notShown}) AND (
  listings.property_id = $2 OR (listings.municipality_id = $3 AND listings.contract = $4
    AND listings.category = $5 AND listings.typology = $6 AND listings.bedrooms IS NOT DISTINCT FROM $7
    AND listings.surface BETWEEN ceil($8::int * 0.97 - 3)::int AND floor($8::int * 1.03 + 3)::int
    AND ($11::boolean OR (${areToldApart}) IS NOT TRUE)))`

/**
 * The other ads that state about the same, and those of its property. `possible`: of those that state the same, only
 * those that a property can be shared with; of an office with thousands of ads alike, few are read.
 */
export const adsLike = Effect.fnUntraced(function* (
  { id, property, reference, facts }: NumberedAd,
  read: 'all' | 'possible' = 'all',
) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<Row>(alikeQuery, [
    id,
    property,
    facts.municipality,
    contracts.idOf(facts.contract),
    categories.idOf(facts.category),
    typologies.idOf(facts.typology),
    facts.bedrooms,
    facts.surface,
    facts.publisher,
    reference,
    read === 'all',
  ])
  return rows.map(adOf)
})
