/** Flags that the operator switched while the portal ran; the others are as configured. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(`CREATE TABLE flag_overrides (
    name text PRIMARY KEY,
    is_on boolean NOT NULL,
    changed_at timestamptz(3) NOT NULL
  )`)
})
