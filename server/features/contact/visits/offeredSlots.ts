import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { contactLimits } from '#domain/contact/limits.ts'
import { defaultVisitHours, makeSlots, type OfferedSlot, slotAt } from '#domain/contact/makeSlots.ts'
import type { VisitHours } from '#domain/contact/Slots.ts'
import type { ReachedListing } from '../ContactListings.ts'

/** The visit hours of an advertiser. */
export const visitHoursOf = Effect.fnUntraced(function* (advertiserId: number) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<VisitHours>`SELECT weekday, from_minute AS "from", until_minute AS "until",
      is_instant AS "isInstant"
    FROM visit_hours WHERE advertiser_id = ${advertiserId} ORDER BY weekday, from_minute`
})

const hoursInForce = Effect.fnUntraced(function* (advertiserId: number) {
  const hours = yield* visitHoursOf(advertiserId)
  return hours.length === 0 ? defaultVisitHours : hours
})

/** A time is called by its start; written in any other way it is none. */
const idOf = ({ start }: OfferedSlot): string => new Date(start).toISOString()

/** The times that a home is offered at, by their id. */
export const offeredSlots = Effect.fnUntraced(function* (listing: ReachedListing, now: Date) {
  const slots = makeSlots(yield* hoursInForce(listing.advertiserId), now.getTime())
  return new Map(slots.map((slot) => [idOf(slot), slot]))
})

/** Those of some times that are offered, in their order. */
export const offeredAmong = Effect.fnUntraced(function* (
  listing: ReachedListing,
  ids: readonly string[],
  now: Date,
) {
  const hours = yield* hoursInForce(listing.advertiserId)
  return ids.flatMap((id) => {
    const slot = slotAt(hours, now.getTime(), Date.parse(id))
    return slot !== undefined && idOf(slot) === id ? [slot] : []
  })
})

/** Requested and confirmed times of a home, without those of expired requests. */
export const takenSlots = Effect.fnUntraced(function* (listingId: number, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ startsAt: Date }>`SELECT held_slots.starts_at AS "startsAt" FROM held_slots
    JOIN visits ON visits.id = held_slots.visit_id
    WHERE held_slots.listing_id = ${listingId} AND held_slots.starts_at >= ${now}
      AND NOT (visits.status = 'requested' AND visits.expires_at <= ${now})`
  return new Set(rows.map(({ startsAt }) => startsAt.toISOString()))
})

/** When a time that begins then is over, ms. */
export const slotEnd = (start: number): number => start + contactLimits.visit.minutes * 60_000
