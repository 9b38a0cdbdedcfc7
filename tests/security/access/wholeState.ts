import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** What jobs of the portal write when their time comes, whatever was asked for in between. */
const keptByJobs: ReadonlySet<string> = new Set([
  'event_counts',
  'listing_counts',
  'market_months',
  'market_runs',
  'valuation_models',
  'valuation_tests',
  'vital_counts',
])

/** Everything that calls may change in the database, as text: two that are equal mean that nothing was changed. */
export const wholeState = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const tables = yield* sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`
  const changed = tables.filter(({ name }) => !keptByJobs.has(name))
  const rows = yield* Effect.forEach(
    changed,
    ({ name }) => sql`SELECT string_agg(t::text, ';' ORDER BY t::text) AS rows FROM ${sql(name)} AS t`,
  )
  return JSON.stringify([changed, rows])
})
