/**
 * What was measured, counted by day. No row is about one visit: there is no address, no id and no time but the day.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE event_counts (
    day date NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    channel text NOT NULL,
    count bigint NOT NULL,
    revenue double precision NOT NULL,
    PRIMARY KEY (day, kind, name, channel)
  )`,
  `CREATE TABLE vital_counts (
    day date NOT NULL,
    vital text NOT NULL,
    page text NOT NULL,
    channel text NOT NULL,
    bucket integer NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (day, vital, page, channel, bucket)
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
