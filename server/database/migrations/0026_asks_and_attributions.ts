/**
 * Whom the licence of an imported outline wants named wherever it is shown.
 *
 * `listing_asks`: the last mail that asked whether a home is still offered, after which confirmation it asked, and when
 * the ad began to fade.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  'ALTER TABLE boundaries ADD COLUMN attribution text',
  `CREATE TABLE listing_asks (
    listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
    token_hash bytea NOT NULL UNIQUE,
    confirmed_at timestamptz(3) NOT NULL,
    asked_at timestamptz(3) NOT NULL,
    faded_at timestamptz(3)
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
