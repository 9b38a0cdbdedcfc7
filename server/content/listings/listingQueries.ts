/** The questions that are asked of the database about listings. Each page asks few: a question costs more than its rows. */
import type { WrittenText } from '#domain/listing/ListingDetail.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { reductionsSql } from '#server/content/search-index/loading/reductions.ts'
import type { PriceRow } from './detailOf.ts'
import { cardSelect, type DetailRow, detailSelect } from './listingRow.ts'
import { lifeLineQuery } from './properties/lifeLine.ts'

const joins = (reductions: string) => `
  FROM listings
  JOIN advertisers ON advertisers.id = listings.advertiser_id
  LEFT JOIN agencies ON agencies.id = advertisers.agency_id
  LEFT JOIN (${reductions}) AS reductions ON reductions.listing_id = listings.id
  LEFT JOIN listing_texts ON listing_texts.listing_id = listings.id AND listing_texts.language = $2`

/** Cards of active ads. $1: their ids, $2: the language of their titles. */
export const cardQuery = `SELECT ${cardSelect} ${joins(reductionsSql('listing_id = ANY($1::int4[])'))}
  WHERE listings.id = ANY($1::int4[]) AND listings.status = ${statuses.idOf('active')}`

const rowQuery = (more = '') =>
  `SELECT ${detailSelect}${more} ${joins(reductionsSql('listing_id = $1'))} WHERE listings.id = $1`

/** An ad, whatever its status. $1: its id, $2: the language of its title. */
export const detailQuery = rowQuery()

/** The same with all that its page shows beside. */
export const wholeQuery = rowQuery(`,
  (SELECT json_agg(json_build_object('language', language, 'text', description) ORDER BY language)
    FROM listing_texts WHERE listing_id = $1 AND description IS NOT NULL) AS texts,
  (SELECT json_agg(json_build_object('at', at, 'price', price, 'kind', kind) ORDER BY at)
    FROM (${lifeLineQuery}) AS events) AS prices`)

export interface WholeRow extends DetailRow {
  /** Its descriptions; null without any. */
  readonly texts: readonly WrittenText[] | null
  /** Oldest first. */
  readonly prices: readonly PriceRow[] | null
}

/** What decides whether the public may see an ad: a `ShownRow`. */
export const shownQuery = `SELECT status, contract, country, withdrawn_at AS "withdrawnAt" FROM listings WHERE id = $1`
