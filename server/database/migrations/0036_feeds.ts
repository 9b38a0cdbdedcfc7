/**
 * Feeds of agencies. `feed_ads`: which ad each reference of an agency is, and a hash of what the feed last said of it.
 * `feed_runs`: imports, with their report; `beat_at` rises while one runs, so that a killed one does not block others.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

const statements = [
  `CREATE TABLE feed_runs (
    id uuid PRIMARY KEY,
    agency_id integer NOT NULL REFERENCES agencies (id) ON DELETE CASCADE,
    started_at timestamptz(3) NOT NULL,
    beat_at timestamptz(3) NOT NULL,
    ended_at timestamptz(3),
    report jsonb
  )`,
  'CREATE INDEX feed_runs_by_agency ON feed_runs (agency_id, started_at)',
  `CREATE TABLE feed_ads (
    agency_id integer NOT NULL REFERENCES agencies (id) ON DELETE CASCADE,
    reference text NOT NULL,
    listing_id integer NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
    hash bytea NOT NULL,
    run_id uuid NOT NULL,
    PRIMARY KEY (agency_id, reference)
  )`,
  'CREATE INDEX feed_ads_by_listing ON feed_ads (listing_id)',
]

export default Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
