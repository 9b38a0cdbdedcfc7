/** Browsers that signed in to an account, by the hash of a cookie (decision 0017). */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE known_devices (
    token_hash bytea NOT NULL,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    seen_at timestamptz(3) NOT NULL,
    PRIMARY KEY (token_hash, account_id)
  )`,
  'CREATE INDEX known_devices_by_account ON known_devices (account_id)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
