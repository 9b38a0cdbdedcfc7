/**
 * When somebody last said which mails they want: nobody has, who came by another provider and never saw the boxes. And
 * of whom a marketing service was told: without a reference, since it is told of an account's end as well.
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
