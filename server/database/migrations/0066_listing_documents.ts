/**
 * Documents of listings, private until their advertiser shows them; their files lie in the store of media. Those that
 * are deleted, by whatever deletes, are noted so that their files go, too.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE listing_documents (
    id uuid PRIMARY KEY,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    kind text NOT NULL,
    bytes integer NOT NULL,
    /* SHA-256 of the file. */
    sent bytea NOT NULL,
    is_shown boolean NOT NULL DEFAULT false,
    created_at timestamptz(3) NOT NULL,
    UNIQUE (listing_id, sent)
  )`,
  `CREATE TABLE removed_documents (
    id uuid PRIMARY KEY,
    at timestamptz(3) NOT NULL DEFAULT now()
  )`,
  `CREATE FUNCTION note_removed_document() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO removed_documents (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER documents_removed AFTER DELETE ON listing_documents
    FOR EACH ROW EXECUTE FUNCTION note_removed_document()`,
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
