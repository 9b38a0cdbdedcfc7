import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** The key in `settings` that says how the stock was made. Its value is empty while the stock is being made. */
export const marker = 'demo'

/**
 * How the stock was made; undefined where there is none, or where making it was interrupted. Listings without a marker
 * are the operator's own: a demonstration never replaces them.
 */
export const seededWith = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ value: string }>`SELECT value FROM settings WHERE key = ${marker}`
  if (row !== undefined) return row.value === '' ? undefined : row.value
  const own = yield* sql`SELECT FROM listings LIMIT 1`
  return own.length > 0 ? 'not the demonstration’s' : undefined
})
