/** Searches that are kept without an account: by an address, which is written to once it was confirmed. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE alert_mailboxes (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email text NOT NULL,
    email_key text NOT NULL UNIQUE,
    language text NOT NULL,
    created_at timestamptz(3) NOT NULL
  )`,
  `ALTER TABLE saved_searches
    ALTER COLUMN account_id DROP NOT NULL,
    ADD COLUMN mailbox_id integer REFERENCES alert_mailboxes ON DELETE CASCADE,
    ADD COLUMN confirmed_at timestamptz(3),
    ADD CHECK (num_nonnulls(account_id, mailbox_id) = 1),
    ADD UNIQUE (mailbox_id, url)`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
