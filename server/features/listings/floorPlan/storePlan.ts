/** Floor plans as they are stored. */
import { isDeepStrictEqual } from 'node:util'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { OwnPlan } from '#domain/api/listings/Plan.ts'
import type { WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'

export const unwritten: OwnPlan = { version: 0, rooms: [] }

/** Undefined where none was written. */
export const planOfListing = Effect.fnUntraced(function* (listingId: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<OwnPlan>`SELECT version, rooms FROM listing_plans WHERE listing_id = ${listingId}`
  return row && { version: row.version, rooms: row.rooms }
}, Effect.orDie)

/** Stores rooms that follow the rules, inside a transaction that holds the listing. Returns the plan; the same changes nothing. */
export const storePlan = Effect.fnUntraced(function* (listingId: number, rooms: readonly WrittenRoom[]) {
  const sql = yield* SqlClient.SqlClient
  const stored = (yield* planOfListing(listingId)) ?? unwritten
  if (isDeepStrictEqual(rooms, stored.rooms)) return stored
  const now = yield* nowDate
  const json = JSON.stringify(rooms)
  yield* sql`INSERT INTO listing_plans (listing_id, version, rooms, changed_at)
    VALUES (${listingId}, 1, ${json}::jsonb, ${now})
    ON CONFLICT (listing_id) DO UPDATE SET version = listing_plans.version + 1, rooms = excluded.rooms, changed_at = ${now}`
  yield* sql`UPDATE listings SET modified_at = ${now} WHERE id = ${listingId}`
  return { version: stored.version + 1, rooms } satisfies OwnPlan
})
