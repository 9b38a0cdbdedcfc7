import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'

/** Until which day it was done, in `settings`. */
const KEY = 'certificates_ended'

/**
 * Energy certificates end without a change of their rows: once a day the index reloads the ads whose certificate ended
 * since. Returns how many. The day and the changes are one statement: several processes do it once.
 */
export const endCertificates = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const ended = yield* sql`WITH day AS (
      INSERT INTO settings (key, value) VALUES (${KEY}, current_date::text)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE settings.value < excluded.value
      RETURNING (SELECT value::date FROM settings WHERE key = ${KEY}) AS before
    )
    INSERT INTO listing_changes (listing_id)
      SELECT id FROM listings, day
      WHERE certificate_valid_to < current_date AND certificate_valid_to >= coalesce(before, current_date - 7) - 1
      RETURNING listing_id`
  if (ended.length > 0) yield* (yield* SearchIndex).catchUp
  return ended.length
}).pipe(dieOnSql)
