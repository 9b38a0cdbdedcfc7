/**
 * What an auction says of itself, and the country of a listing: codes of the vocabularies auctionStatuses, courts and
 * countries. Every listing until now lies in Greece.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statement = `ALTER TABLE listings
  ADD COLUMN auction_status smallint,
  ADD COLUMN court smallint,
  ADD COLUMN country smallint NOT NULL DEFAULT 1`

export default Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement))
