import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'

/** The year that it was done in, in `settings`. */
const KEY = 'aged_homes'

/**
 * Homes age, and rules end, with a year and without a change of their rows: in each new year the index and the cards reload
 * the ads whose tax is estimated from their age. Returns how many. The year and the changes are one statement: several
 * processes do it once.
 */
export const reloadAgedHomes = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const aged = yield* sql`WITH year AS (
      INSERT INTO settings (key, value) VALUES (${KEY}, date_part('year', current_date)::text)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE settings.value < excluded.value
      RETURNING key
    )
    INSERT INTO listing_changes (listing_id)
      SELECT id FROM listings, year WHERE zone_price IS NOT NULL AND built_year IS NOT NULL
      RETURNING listing_id`
  if (aged.length > 0) yield* (yield* SearchIndex).catchUp
  return aged.length
}).pipe(dieOnSql)
