/**
 * How often each ad was seen, by day: `shown` in a list (`bucket`: the step of its place there), `opened`, `alerted`. No
 * row is about one visit. What is a row elsewhere (saved, hidden, contacts) is counted there.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE listing_counts (
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    day date NOT NULL,
    kind text NOT NULL,
    bucket smallint NOT NULL DEFAULT 0,
    count integer NOT NULL,
    PRIMARY KEY (listing_id, day, kind, bucket)
  )`,
  'CREATE INDEX listing_counts_by_age ON listing_counts (day)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
