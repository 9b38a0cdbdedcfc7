/** An inquiry may leave a phone number instead of an address, which is empty then. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`ALTER TABLE inquiries ADD COLUMN phone text NOT NULL DEFAULT ''`
})
