/**
 * A browser is pushed to while the session in it lasts: its next user is not shown another account's alerts. Rows
 * from before have none, and get one when their owner saves again.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  'ALTER TABLE push_subscriptions ADD COLUMN session_id uuid REFERENCES sessions (public_id) ON DELETE CASCADE',
  'CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
