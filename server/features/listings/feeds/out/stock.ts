/** The ads of an agency that are shown, as feeds out have them. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { type FactName, factNames, type ListingFacts } from '#domain/listing/facts/factTable.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { named } from '#server/content/listings/cardOf.ts'
import { type FactRow, factsOfRow, selectFacts } from '#server/content/listings/writing/factColumns.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/** Ads of one answer; the next page begins after its last. */
export const STOCK_PAGE = 1000

/** An ad as feeds out have it. */
export interface StockAd {
  readonly id: number
  readonly reference: string
  readonly status: 'active' | 'underOffer'
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly facts: ListingFacts
  /** As others may see it: not nearer than the advertiser allows. */
  readonly latitude: number | null
  readonly longitude: number | null
  readonly texts: Readonly<
    Record<string, { readonly title: string | null; readonly description: string | null }>
  >
  readonly photos: readonly string[]
  readonly page: string
}

interface Row extends FactRow {
  readonly adId: number
  readonly adStatus: number
  readonly feedReference: string | null
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly shownLatitude: number | null
  readonly shownLongitude: number | null
  readonly words: StockAd['texts'] | null
  readonly pictures: readonly string[] | null
}

const query = `SELECT listings.id AS "adId", status AS "adStatus", listings.created_at AS "createdAt",
    modified_at AS "modifiedAt", shown_latitude AS "shownLatitude", shown_longitude AS "shownLongitude",
    (SELECT reference FROM feed_ads WHERE listing_id = listings.id LIMIT 1) AS "feedReference",
    (SELECT json_object_agg(language, json_build_object('title', title, 'description', description))
      FROM listing_texts WHERE listing_id = listings.id) AS words,
    (SELECT json_agg(id ORDER BY position) FROM photographs WHERE listing_id = listings.id) AS pictures,
    ${selectFacts(factNames)}
  FROM listings JOIN advertisers ON advertisers.id = advertiser_id
  WHERE agency_id = $1 AND status IN (${statuses.idOf('active')}, ${statuses.idOf('underOffer')})
    AND withdrawn_at IS NULL AND listings.id > $2
  ORDER BY listings.id LIMIT ${STOCK_PAGE}`

/** A page of the ads of an agency, from a number on. */
export const stockOf = Effect.fnUntraced(function* (agencyId: number, after: number) {
  const sql = yield* SqlClient.SqlClient
  const { origin } = yield* Configuration
  const rows = yield* sql.unsafe<Row>(query, [agencyId, after])
  return rows.map((row): StockAd => {
    const facts = factsOfRow<FactName>(row, factNames)
    return {
      id: row.adId,
      reference: row.feedReference ?? facts.reference ?? String(row.adId),
      status: named(statuses, row.adStatus) === 'underOffer' ? 'underOffer' : 'active',
      createdAt: row.createdAt,
      modifiedAt: row.modifiedAt,
      facts,
      latitude: row.shownLatitude,
      longitude: row.shownLongitude,
      texts: row.words ?? {},
      photos: (row.pictures ?? []).map((id) => `${origin}/media/photographs/${id}-1280.webp`),
      page: `${origin}/aggelies/${row.adId}/`,
    }
  })
})
