import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** Everything that the database holds, as text: two that are equal mean that nothing was changed. */
export const wholeState = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`
  const rows = yield* Effect.forEach(
    tables,
    ({ name }) => sql`SELECT string_agg(t::text, ';' ORDER BY t::text) AS rows FROM ${sql(name)} AS t`,
  )
  return JSON.stringify([tables, rows])
})
