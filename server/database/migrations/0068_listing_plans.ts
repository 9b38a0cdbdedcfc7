/** Floor plans that advertisers wrote, as lists of rooms (domain/listing/plan/WrittenRoom.ts). */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE listing_plans (
    listing_id integer PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
    version integer NOT NULL,
    rooms jsonb NOT NULL,
    changed_at timestamptz(3) NOT NULL
  )`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
