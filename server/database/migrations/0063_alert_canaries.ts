/** Made-up ads that are told to the operator's own inbox, to measure how long alerts take: one row a minute. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(`CREATE TABLE alert_canaries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    /* Several processes make one a minute. */
    minute timestamptz(0) NOT NULL UNIQUE,
    at timestamptz(3) NOT NULL,
    told_at timestamptz(3),
    arrived_at timestamptz(3)
  )`)
})
