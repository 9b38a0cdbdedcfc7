/**
 * Keys of programs, and feeds that come by upload, by key and from an address on a schedule.
 *
 * A run waits (`is_begun` false) until the process that has its file takes it. `feed_photos`: what was fetched for an ad
 * of a feed, by its address; `validator` is the server's own mark of the file, so that it is fetched again only when it
 * changed.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE api_keys (
    id uuid PRIMARY KEY,
    agency_id integer NOT NULL REFERENCES agencies (id) ON DELETE CASCADE,
    name text NOT NULL,
    scopes text[] NOT NULL,
    start text NOT NULL,
    key_hash bytea NOT NULL UNIQUE,
    created_by uuid REFERENCES accounts ON DELETE SET NULL,
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    used_at timestamptz(3),
    replaced_by uuid REFERENCES api_keys ON DELETE SET NULL
  )`,
  'CREATE INDEX api_keys_by_agency ON api_keys (agency_id)',
  'CREATE INDEX api_keys_by_account ON api_keys (created_by)',
  `CREATE TABLE agency_feeds (
    agency_id integer PRIMARY KEY REFERENCES agencies (id) ON DELETE CASCADE,
    url text NOT NULL,
    language text NOT NULL,
    hours integer NOT NULL,
    next_at timestamptz(3) NOT NULL,
    fetched_at timestamptz(3),
    problem text,
    validator text NOT NULL DEFAULT '',
    version integer NOT NULL DEFAULT 1
  )`,
  'CREATE INDEX agency_feeds_next ON agency_feeds (next_at)',
  `ALTER TABLE feed_runs ADD COLUMN is_begun boolean NOT NULL DEFAULT true,
    ADD COLUMN origin text NOT NULL DEFAULT 'operator',
    ADD COLUMN source text NOT NULL DEFAULT '',
    ADD COLUMN language text NOT NULL DEFAULT 'el',
    ADD COLUMN accepted_at timestamptz(3)`,
  `ALTER TABLE feed_ads ADD COLUMN photos text[] NOT NULL DEFAULT '{}', ADD COLUMN photos_due timestamptz(3)`,
  'CREATE INDEX feed_ads_photos_due ON feed_ads (photos_due) WHERE photos_due IS NOT NULL',
  `CREATE TABLE feed_photos (
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    url text NOT NULL,
    photo_id uuid REFERENCES photographs ON DELETE SET NULL,
    validator text NOT NULL DEFAULT '',
    problem text,
    fetched_at timestamptz(3) NOT NULL,
    PRIMARY KEY (listing_id, url)
  )`,
  'CREATE INDEX feed_photos_by_photo ON feed_photos (photo_id)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
