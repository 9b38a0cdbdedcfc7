/** What a project holds, as its advertiser lists it: flats or houses in one ad. Null is "not stated", as in listings. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statement = `CREATE TABLE project_units (
  listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  name text NOT NULL,
  price integer CHECK (price >= 0),
  surface integer CHECK (surface > 0),
  bedrooms smallint,
  floor smallint,
  is_available boolean,
  PRIMARY KEY (listing_id, position)
)`

export default Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement))
