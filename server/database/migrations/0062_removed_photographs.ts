/** Photographs whose rows are gone and whose files are to be removed: noted with the deletion, by whatever deletes. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE removed_photographs (
    id uuid PRIMARY KEY,
    at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  `CREATE FUNCTION note_removed_photograph() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO removed_photographs (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER photographs_removed AFTER DELETE ON photographs
    FOR EACH ROW EXECUTE FUNCTION note_removed_photograph()`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
