/** Social sign-ins on their way, each bound to one browser, and credentials that were used (decision 0019). */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  // `link_account_id`: the account that a signed-in user links the provider to.
  `CREATE TABLE social_flows (
    state_hash bytea PRIMARY KEY,
    browser_hash bytea NOT NULL,
    provider text NOT NULL,
    nonce text NOT NULL,
    verifier text NOT NULL,
    language text NOT NULL,
    has_agreed boolean NOT NULL,
    link_account_id uuid REFERENCES accounts ON DELETE CASCADE,
    expires_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX social_flows_by_end ON social_flows (expires_at)',
  'CREATE INDEX social_flows_by_account ON social_flows (link_account_id)',
  `CREATE TABLE used_credentials (
    credential_hash bytea PRIMARY KEY,
    expires_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX used_credentials_by_end ON used_credentials (expires_at)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
