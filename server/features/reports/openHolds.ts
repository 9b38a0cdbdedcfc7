/** Ads that wait for a person: why, and the end of the wait. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'

interface HoldRow {
  readonly listingId: number
  readonly at: Date
  readonly reasons: readonly string[]
  readonly found: readonly string[]
  readonly email: string | null
}

/** Ads that are held, each with its reasons and what was found. */
export const openHolds = Effect.map(
  Effect.flatMap(
    SqlClient.SqlClient,
    (
      sql,
    ) => sql<HoldRow>`SELECT listing_id AS "listingId", min(at) AS at, array_agg(reason ORDER BY holds.id) AS reasons,
      array_agg(field || ': ' || found ORDER BY holds.id) AS found, min(advertisers.email) AS email
      FROM listing_holds AS holds JOIN listings ON listings.id = listing_id
      JOIN advertisers ON advertisers.id = advertiser_id
      WHERE ended_at IS NULL AND status = ${statuses.idOf('held')} GROUP BY listing_id`,
  ),
  (rows) =>
    rows.map(({ listingId, at, reasons, found, email }) => ({
      id: `hold ${listingId}`,
      at: at.toISOString(),
      about: `ad ${listingId} is held: ${reasons.join(', ')}`,
      whose: email ?? '',
      text: found.join('\n'),
    })),
)

/** Shows an ad that was held: a person looked at it. Returns whether it was held. */
export const endHold = Effect.fnUntraced(function* (listingId: number, at: Date) {
  const sql = yield* SqlClient.SqlClient
  const [active, held] = [statuses.idOf('active'), statuses.idOf('held')]
  return yield* sql.withTransaction(
    Effect.gen(function* () {
      const shown =
        yield* sql`UPDATE listings SET status = ${active}, version = version + 1, confirmed_at = ${at}
        WHERE id = ${listingId} AND status = ${held} RETURNING id`
      if (shown.length === 0) return false
      yield* sql`UPDATE listing_holds SET ended_at = ${at} WHERE listing_id = ${listingId} AND ended_at IS NULL`
      yield* sql`INSERT INTO status_events (listing_id, at, status)
        SELECT ${listingId}, greatest(${at}::timestamptz, max(at) + interval '1 millisecond'), ${active}
        FROM status_events WHERE listing_id = ${listingId}`
      return true
    }),
  )
})
