/**
 * What people report about ads: codes of the vocabulary reportReasons, and nothing of who reported. Kept without a key
 * to its listing: what was wrong with an ad is still to be known when the ad is gone.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE reports (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    listing_id integer NOT NULL,
    reason smallint NOT NULL,
    text text NOT NULL,
    language text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    handled_at timestamptz(3)
  )`,
  'CREATE INDEX reports_waiting ON reports (listing_id) WHERE handled_at IS NULL',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
