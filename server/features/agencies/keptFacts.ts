/** What an agency keeps to, counted: visits that took place, ads that were confirmed in time. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { contactLimits } from '#domain/contact/limits.ts'
import { freshness } from '#domain/listing/freshness.ts'
import { type ContractName, contracts, statuses } from '#domain/listing/vocabularies/market.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'

interface Row {
  readonly agreed: number
  readonly cancelled: number
  readonly ads: number
  readonly confirmed: number
}

/** Before an ad begins to stand further down. */
const inTime = Object.entries(freshness)
  .map(
    ([name, { fade }]) =>
      `contract = ${contracts.idOf(name as ContractName)} AND confirmed_at > $2::timestamptz - interval '${fade} days'`,
  )
  .join(' OR ')

/** Visits count once they are agreed on; the agency did not keep those that it cancelled. */
const query = `SELECT
    (SELECT count(*)::int FROM entries JOIN conversations ON conversations.id = conversation_id
      JOIN advertisers ON advertisers.id = advertiser_id
      WHERE agency_id = $1 AND kind = 'visitConfirmed') AS agreed,
    (SELECT count(*)::int FROM entries JOIN conversations ON conversations.id = conversation_id
      JOIN advertisers ON advertisers.id = advertiser_id
      WHERE agency_id = $1 AND kind = 'visitCancelled' AND side = 'advertiser') AS cancelled,
    count(*)::int AS ads, count(*) FILTER (WHERE ${inTime})::int AS confirmed
  FROM listings JOIN advertisers ON advertisers.id = advertiser_id
  WHERE agency_id = $1 AND status = ${statuses.idOf('active')}`

/** A share of many enough; null below. */
const shareOf = (kept: number, of: number) =>
  of < contactLimits.repliesFrom ? null : { kept: Math.max(0, kept), of }

export const keptFacts = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* Effect.orDie(sql.unsafe<Row>(query, [agencyId, yield* nowDate]))
  const { agreed, cancelled, ads, confirmed } = row ?? { agreed: 0, cancelled: 0, ads: 0, confirmed: 0 }
  return {
    visits: shareOf(agreed - cancelled, agreed),
    confirmed: shareOf(confirmed, ads),
  } satisfies AgencyDetail['kept']
})
