/** When an agency said that it took up what an owner asked. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`ALTER TABLE seller_leads ADD COLUMN answered_at timestamptz(3)`
})
