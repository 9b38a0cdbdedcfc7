/** The floor plan of a listing as its advertiser writes it. */
import { isDeepStrictEqual } from 'node:util'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { OwnPlan, SentPlan } from '#domain/api/listings/Plan.ts'
import { readPlan } from '#domain/listing/plan/readPlan.ts'
import type { SentRoom, WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { versionAsked } from '#server/content/changes/requestHeaders.ts'
import { ownListing } from '../write/ownListing.ts'
import { refuseFields, refuseVersion } from '../write/refusals.ts'
import { changeOnce } from '../write/requestHeaders.ts'
import { writer } from '../write/writer.ts'

const unwritten: OwnPlan = { version: 0, rooms: [] }

/** Undefined where none was written. */
const planOfListing = Effect.fnUntraced(function* (listingId: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<OwnPlan>`SELECT version, rooms FROM listing_plans WHERE listing_id = ${listingId}`
  return row && { version: row.version, rooms: row.rooms }
}, Effect.orDie)

/** As `own` and drafts tell it. */
export const statedPlan = Effect.fnUntraced(function* (listingId: number) {
  const plan = yield* planOfListing(listingId)
  return plan ? { plan } : {}
})

/** Who sends a plan, of which listing, and from which version of it; undefined is any. */
interface Change {
  readonly accountId: string
  readonly id: number
  readonly version: number | undefined
  /** The rooms as they would be, from those that are stored. */
  readonly next: (stored: readonly WrittenRoom[]) => readonly SentRoom[]
}

/** Stores a plan, inside a transaction. Sent again, it changes nothing. */
export const changePlan = Effect.fnUntraced(function* ({ accountId, id, version, next }: Change) {
  const sql = yield* SqlClient.SqlClient
  yield* ownListing(accountId, id, 'locked')
  const stored = (yield* planOfListing(id)) ?? unwritten
  const read = readPlan(next(stored.rooms))
  if ('problems' in read) return yield* refuseFields(read.problems)
  const { rooms } = read
  if (isDeepStrictEqual(rooms, stored.rooms)) return stored
  if (version !== undefined && version !== stored.version)
    return yield* refuseVersion(stored.version, { rooms: { yours: rooms, theirs: stored.rooms } })
  const now = yield* nowDate
  const json = JSON.stringify(rooms)
  yield* sql`INSERT INTO listing_plans (listing_id, version, rooms, changed_at) VALUES (${id}, 1, ${json}::jsonb, ${now})
    ON CONFLICT (listing_id) DO UPDATE SET version = listing_plans.version + 1, rooms = excluded.rooms, changed_at = ${now}`
  yield* sql`UPDATE listings SET modified_at = ${now} WHERE id = ${id}`
  return { version: stored.version + 1, rooms } satisfies OwnPlan
})

interface Asked {
  readonly params: { readonly id: number }
  readonly payload: SentPlan
}

export const writePlan = Effect.fn('ownListings.writePlan')(function* ({
  params: { id },
  payload: { version: sent, rooms },
}: Asked) {
  const accountId = yield* writer
  const asked = yield* versionAsked(sent)
  const version = asked === 'any' ? undefined : asked
  const work = changePlan({ accountId, id, version, next: () => rooms })
  return yield* changeOnce({ accountId, body: ['plan', id, version ?? null, rooms], work })
})
