/**
 * Ads that are being written, as far as they were filled in. `fields` are what was typed, by the names of
 * domain/publishing/draftFields.ts; `base` what the published ad said when it was opened to be changed. `listing_id` is
 * the ad that the draft is published as. `listing_holds` says why an ad waits for a person: one row a reason.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE listing_drafts (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
    listing_id integer REFERENCES listings (id) ON DELETE CASCADE,
    fields jsonb NOT NULL,
    base jsonb,
    version integer NOT NULL DEFAULT 1,
    published_at timestamptz(3),
    created_at timestamptz(3) NOT NULL,
    updated_at timestamptz(3) NOT NULL,
    UNIQUE (account_id, listing_id)
  )`,
  'CREATE INDEX listing_drafts_by_listing ON listing_drafts (listing_id)',
  `CREATE TABLE listing_holds (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    reason text NOT NULL,
    field text NOT NULL,
    found text NOT NULL,
    at timestamptz(3) NOT NULL,
    ended_at timestamptz(3)
  )`,
  'CREATE INDEX listing_holds_open ON listing_holds (listing_id) WHERE ended_at IS NULL',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
