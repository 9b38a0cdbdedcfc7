/** What a listing's page requests before a contact: contact methods, visit times, a phone number. */
import { DateTime, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { ContactWays } from '#domain/contact/ContactWays.ts'
import type { Slots } from '#domain/contact/Slots.ts'
import { defaults } from '#domain/locale.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { ContactListings } from '../ContactListings.ts'
import { isReachable, methodsOf, refusesVisits } from '../contactMethods.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { withinContactLimit } from '../limits.ts'
import { notReachable } from '../refusals.ts'
import { ResponseTimes } from '../ResponseTimes.ts'
import { offeredSlots, slotEnd, takenSlots } from '#server/features/contact/visits/offeredSlots.ts'

interface OfListing {
  readonly params: { readonly id: number }
}

const reached = Effect.fnUntraced(function* (id: number) {
  return yield* (yield* ContactListings).reached(id)
})

export const ways = Effect.fn('contact.ways')(function* ({ params }: OfListing) {
  const listing = yield* reached(params.id)
  const { flags } = yield* Configuration
  return {
    methods: methodsOf(listing, flags),
    refusesVisits: refusesVisits(listing, flags),
    replies: yield* (yield* ResponseTimes).of(listing.advertiserId),
  } satisfies ContactWays
})

export const slots = Effect.fn('contact.slots')(function* ({ params }: OfListing) {
  const listing = yield* reached(params.id)
  if (!isReachable('visit', listing, (yield* Configuration).flags)) return yield* notReachable()
  const now = yield* nowDate
  const offered = yield* Effect.orDie(offeredSlots(listing, now))
  const taken = yield* Effect.orDie(takenSlots(listing.id, now))
  return jsonReply<Slots>({
    timeZone: defaults.timeZone,
    slots: Array.from(offered, ([id, { start, isInstant }]) => ({
      id,
      start: id,
      end: new Date(slotEnd(start)).toISOString(),
      isTaken: taken.has(id),
      isInstant,
    })),
  })
})

/** The day that a moment belongs to by the clocks of the portal. */
const dayOf = (at: Date): string =>
  DateTime.formatIsoDate(DateTime.makeZonedUnsafe(at, { timeZone: defaults.timeZone }))

/** Returns a phone number, one at a time, and counts the request. */
export const phone = Effect.fn('contact.phone')(function* ({
  payload,
}: {
  readonly payload: { readonly listingId: number }
}) {
  const listing = yield* reached(payload.listingId)
  if (listing.phone === null) return yield* notReachable()
  yield* withinContactLimit('phoneByAddress', (yield* requestVisitor).address)
  const sql = yield* SqlClient.SqlClient
  yield* Effect.orDie(sql`INSERT INTO phone_reveals (listing_id, day, count)
    VALUES (${listing.id}, ${dayOf(yield* nowDate)}::date, 1)
    ON CONFLICT (listing_id, day) DO UPDATE SET count = phone_reveals.count + 1`)
  return { phone: listing.phone }
})
