/** Who switched which flag, and when. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(`CREATE TABLE flag_switches (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz(3) NOT NULL,
    flag text NOT NULL,
    state text NOT NULL CHECK (state IN ('on', 'off', 'configured')),
    operator text NOT NULL
  )`)
})
