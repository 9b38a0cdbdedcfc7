import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'

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
