/**
 * Photographs of listings that their advertisers sent, beside the numbers of the demonstration's pictures
 * (`listings.photos`), which they take the place of. Their files lie in the media store under the id.
 *
 * `subject` is a name of domain/listing/Photo.ts, `shown_as` a code of domain/listing/photographs.ts. `hash` tells alike
 * pictures, `sent` the same file; `placeholder` is a ThumbHash.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE photographs (
    id uuid PRIMARY KEY,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    position smallint NOT NULL,
    subject text,
    shown_as smallint NOT NULL DEFAULT 1,
    width smallint NOT NULL,
    height smallint NOT NULL,
    hash bigint NOT NULL,
    sent bytea NOT NULL,
    colour text NOT NULL,
    placeholder bytea NOT NULL,
    lines jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz(3) NOT NULL
  )`,
  'CREATE INDEX photographs_listing_id ON photographs (listing_id, position)',
  'CREATE INDEX photographs_hash ON photographs (hash)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
