import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** In `settings`: how the present stock was made; empty while it is being made, so that a seeding cut short is known. */
export const marker = 'demo'

/**
 * How the present stock was made; undefined where there is none, or where making it was cut short. Listings without a
 * marker are somebody's own: they are never taken for a place to put a demonstration.
 */
export const seededWith = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ value: string }>`SELECT value FROM settings WHERE key = ${marker}`
  if (row !== undefined) return row.value === '' ? undefined : row.value
  const own = yield* sql`SELECT FROM listings LIMIT 1`
  return own.length > 0 ? 'not the demonstration’s' : undefined
})
