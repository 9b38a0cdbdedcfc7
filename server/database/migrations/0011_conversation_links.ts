/** Mailed links that open one conversation without an account. Only a token's hash is stored. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE conversation_links (
    token_hash bytea PRIMARY KEY,
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    expires_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX conversation_links_by_conversation ON conversation_links (conversation_id)',
  'CREATE INDEX conversation_links_by_end ON conversation_links (expires_at)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
