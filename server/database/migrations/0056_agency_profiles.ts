/** What offices say of themselves: opening hours (spans of weekdays in minutes) and the languages that they speak. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `ALTER TABLE agencies ADD COLUMN hours jsonb NOT NULL DEFAULT '[]'`,
  'ALTER TABLE agencies ADD COLUMN opens_on_holidays boolean NOT NULL DEFAULT false',
  `ALTER TABLE agencies ADD COLUMN languages jsonb NOT NULL DEFAULT '[]'`,
  'ALTER TABLE agencies ADD COLUMN profile_version integer NOT NULL DEFAULT 1',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
