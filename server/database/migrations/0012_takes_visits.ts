/** Whether an advertiser's homes can be visited at all: no rows of visit hours mean the default hours. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statement = 'ALTER TABLE advertisers ADD COLUMN takes_visits boolean NOT NULL DEFAULT true'

export default Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement))
