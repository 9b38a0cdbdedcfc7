/** The floor plan of a listing as its advertiser writes it. */
import { isDeepStrictEqual } from 'node:util'
import { Effect } from 'effect'
import type { SentPlan } from '#domain/api/listings/Plan.ts'
import { readPlan } from '#domain/listing/plan/readPlan.ts'
import type { SentRoom, WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { versionAsked } from '#server/content/changes/requestHeaders.ts'
import { ownListing } from '../write/ownListing.ts'
import { refuseFields, refuseVersion } from '../write/refusals.ts'
import { planOfListing, storePlan, unwritten } from './storePlan.ts'
import { changeOnce } from '../write/requestHeaders.ts'
import { writer } from '../write/writer.ts'

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
  yield* ownListing(accountId, id, 'locked')
  const stored = (yield* planOfListing(id)) ?? unwritten
  const read = readPlan(next(stored.rooms))
  if ('problems' in read) return yield* refuseFields(read.problems)
  const { rooms } = read
  if (isDeepStrictEqual(rooms, stored.rooms)) return stored
  if (version !== undefined && version !== stored.version)
    return yield* refuseVersion(stored.version, { rooms: { yours: rooms, theirs: stored.rooms } })
  return yield* storePlan(id, rooms)
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
