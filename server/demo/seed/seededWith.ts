import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** In `settings`: how the present stock was made. Written last, so that a seeding cut short is known. */
export const marker = 'demo'

/** How the present stock was made; undefined where there is none, or where making it was cut short. */
export const seededWith = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ value: string }>`SELECT value FROM settings WHERE key = ${marker}`
  return rows[0]?.value
})
