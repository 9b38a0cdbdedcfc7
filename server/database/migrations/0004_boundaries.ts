/**
 * Outlines of places that an operator takes in (`estia import boundaries`): the level's code, the place's id, and the
 * coordinates of a GeoJSON MultiPolygon as text, since nothing is asked of them but to be given out.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statement = `CREATE TABLE boundaries (
  level smallint NOT NULL,
  place_id integer NOT NULL,
  coordinates text NOT NULL,
  imported_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (level, place_id)
)`

export default Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement))
