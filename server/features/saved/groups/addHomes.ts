import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { savedLimits } from '#domain/saved/limits.ts'
import type { Stage } from '#domain/saved/stages.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'

/**
 * Adds homes with their present price to a group, up to its limit. Returns how many of them it has now. One that it has
 * already keeps its day and the price of that day.
 */
export const addHomes = Effect.fnUntraced(function* (
  groupId: string,
  accountId: string,
  listingIds: readonly number[],
  stage: Stage,
) {
  if (listingIds.length === 0) return 0
  const sql = yield* SqlClient.SqlClient
  const at = yield* nowDate
  yield* sql`INSERT INTO collection_items (collection_id, listing_id, added_by, added_at, stage_at, stage, price_then)
    SELECT ${groupId}, id, ${accountId}, ${at}, ${at}, ${stage}, price FROM listings WHERE id = ANY(${listingIds})
    ORDER BY array_position(${listingIds}::int4[], id)
    LIMIT greatest(0, ${savedLimits.homes} - (SELECT count(*) FROM collection_items WHERE collection_id = ${groupId}))
    ON CONFLICT (collection_id, listing_id) DO NOTHING`
  const [row] = yield* sql<{ n: number }>`SELECT count(*)::int AS n FROM collection_items
    WHERE collection_id = ${groupId} AND listing_id = ANY(${listingIds})`
  return row?.n ?? 0
})

/** The account's default group, which the heart saves into; made with the first home. */
export const defaultGroup = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO collections (owner_id, is_default, created_at) VALUES (${accountId}, true, ${yield* nowDate})
    ON CONFLICT (owner_id) WHERE is_default DO NOTHING`
  const [row] = yield* sql<{ id: string }>`SELECT id FROM collections
    WHERE owner_id = ${accountId} AND is_default FOR UPDATE`
  return row?.id ?? ''
})
