/**
 * Agencies that do not pay: since when, and how many of the steps (domain/visibility/plans.ts) they were told.
 * `plan_pauses` are the ads that were paused for it, so that these alone are shown again.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  'ALTER TABLE agencies ADD COLUMN overdue_since timestamptz(3)',
  'ALTER TABLE agencies ADD COLUMN overdue_told smallint NOT NULL DEFAULT 0',
  `CREATE TABLE plan_pauses (
    listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
    paused_at timestamptz(3) NOT NULL
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
