/** Properties of ads that came by loads and imports, from the groups that the search index finds. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'

/**
 * Joins the ads of each group that are alone to the property of its first. Ads that share a property already, and those
 * that were parted from it, stay. One statement: done again, or by several processes, it changes nothing more. Returns
 * how many ads were joined.
 */
const join = Effect.fnUntraced(function* (groups: readonly (readonly number[])[], now: Date) {
  const sql = yield* SqlClient.SqlClient
  const pairs = groups.flatMap(([first = 0, ...others]) => others.map((id) => [first, id] as const))
  if (pairs.length === 0) return 0
  const joined = yield* sql.unsafe(
    `WITH due AS (
      SELECT listings.id, listings.property_id AS from_property, firsts.property_id AS to_property
      FROM unnest($1::int4[], $2::int4[]) AS pairs (first, id)
      JOIN listings AS firsts ON firsts.id = pairs.first JOIN listings ON listings.id = pairs.id
      WHERE listings.property_id <> firsts.property_id
        AND NOT EXISTS (SELECT 1 FROM listings AS others
          WHERE others.property_id = listings.property_id AND others.id <> listings.id)
        AND NOT EXISTS (SELECT 1 FROM property_vetoes
          WHERE (listing_id = listings.id AND property_vetoes.property_id = firsts.property_id)
            OR (listing_id = firsts.id AND property_vetoes.property_id = listings.property_id))
    ), moved AS (
      UPDATE listings SET property_id = to_property FROM due WHERE listings.id = due.id RETURNING listings.id
    )
    INSERT INTO property_changes (listing_id, at, from_property, to_property, cause)
      SELECT id, $3, from_property, to_property, 'alike' FROM due JOIN moved USING (id) RETURNING listing_id`,
    [pairs.map(([first]) => first), pairs.map(([, id]) => id), now],
  )
  return joined.length
})

export const joinAlike = Effect.gen(function* () {
  const groups = yield* (yield* SearchIndex).homeGroups
  return yield* dieOnSql(join(groups, yield* nowDate))
})
