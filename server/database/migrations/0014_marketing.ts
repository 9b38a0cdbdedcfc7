/**
 * Time of the last choice of consents: null for users from a provider, who never saw the boxes. And the users known
 * to the marketing service, without a reference, since deleted accounts are sent as well.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  'ALTER TABLE accounts ADD COLUMN consents_at timestamptz(3)',
  `UPDATE accounts SET consents_at = created_at WHERE communications OR newsletter
    OR (password_hash IS NOT NULL AND NOT EXISTS (SELECT 1 FROM account_identities WHERE account_id = accounts.id))`,
  `CREATE TABLE marketing_profiles (
    account_id uuid PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    told_version integer NOT NULL DEFAULT 0,
    attempts integer NOT NULL DEFAULT 0,
    next_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX marketing_profiles_due ON marketing_profiles (next_at) WHERE told_version < version',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
