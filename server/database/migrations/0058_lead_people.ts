/** Conversations that a team says are of one person. Those of one email are one person's without it. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`ALTER TABLE leads ADD COLUMN person_id uuid`
})
