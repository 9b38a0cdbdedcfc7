/** Addresses of pictures that a feed says are floor plans: they are fetched with the photographs of its ad. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(`ALTER TABLE feed_ads ADD COLUMN plan_pictures text[] NOT NULL DEFAULT '{}'`)
})
