/**
 * Questions of visitors to the operator. `reference` is what both sides call one by. Handled ones are deleted after a
 * while (`server/features/inquiries/sweep.ts`).
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE inquiries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    topic text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    text text NOT NULL,
    language text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    handled_at timestamptz(3),
    answer text
  )`,
  'CREATE INDEX inquiries_by_email ON inquiries (email_key)',
  'CREATE INDEX inquiries_open ON inquiries (created_at) WHERE handled_at IS NULL',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
