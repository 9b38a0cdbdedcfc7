import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** The listings that an account saved, the last one first. */
export const savedIds = (accountId: string): Effect.Effect<readonly number[], never, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = yield* sql<{ readonly id: number }>`SELECT listing_id AS id FROM saved_listings
      WHERE account_id = ${accountId} ORDER BY saved_at DESC, listing_id DESC`
    return rows.map(({ id }) => id)
  }).pipe(Effect.orDie)
