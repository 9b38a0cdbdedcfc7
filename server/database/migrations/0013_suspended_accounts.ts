/**
 * Accounts that the operator has suspended, with the reason, and handled reports of conversations. A suspended
 * account does not exist for other users: its addresses are in `suspended_emails`, as accounts compare them.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  'ALTER TABLE accounts ADD COLUMN suspended_at timestamptz(3)',
  "ALTER TABLE accounts ADD COLUMN suspended_because text NOT NULL DEFAULT ''",
  'CREATE INDEX accounts_suspended ON accounts (email_key) WHERE suspended_at IS NOT NULL',
  `CREATE VIEW suspended_emails AS
    SELECT email_key FROM accounts WHERE suspended_at IS NOT NULL`,
  'ALTER TABLE conversation_reports ADD COLUMN handled_at timestamptz(3)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
