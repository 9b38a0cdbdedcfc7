/** Browsers that alerts are pushed to, and what waits to be pushed: one message a search and browser, the newest. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE push_subscriptions (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    endpoint text NOT NULL UNIQUE,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX push_subscriptions_account ON push_subscriptions (account_id)',
  `CREATE TABLE push_messages (
    subscription_id integer NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
    search_id integer NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
    version bigint GENERATED ALWAYS AS IDENTITY,
    message text NOT NULL,
    due_at timestamptz(3) NOT NULL,
    attempts smallint NOT NULL DEFAULT 0,
    PRIMARY KEY (subscription_id, search_id)
  )`,
  'CREATE INDEX push_messages_due ON push_messages (due_at)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
