import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { contactLimits } from '#domain/contact/limits.ts'
import type { OfferedSlot } from '#domain/contact/makeSlots.ts'
import type { Wish } from '../Contact.ts'
import type { ReachedListing } from '../ContactListings.ts'
import { recordEvent } from '../conversationEvents.ts'
import { refuseField, tooLate } from '../refusals.ts'
import type { Thread } from '../thread.ts'
import { offeredAmong, slotEnd, takenSlots } from './offeredSlots.ts'
import { settleVisit } from './settleVisit.ts'
import { statusAt, visitsOf, type VisitRow } from './visitRow.ts'

type VisitWish = Extract<Wish, { kind: 'visit' }>

const { minutes, answerHours } = contactLimits.visit

/** The times that are wished for, as they are offered; refused at their field where one is not, or is taken. */
export const wishedSlots = Effect.fnUntraced(function* (
  listing: ReachedListing,
  slots: readonly string[],
  now: Date,
) {
  const wished = yield* offeredAmong(listing, slots, now)
  if (wished.length < slots.length) return yield* refuseField('slots', 'contact_slot_not_offered_msg')
  const taken = yield* takenSlots(listing.id, now)
  if (slots.some((id) => taken.has(id))) return yield* refuseField('slots', 'contact_slot_taken_msg')
  return wished
})

/** A conversation has one open or upcoming visit at a time. */
const refuseSecond = Effect.fnUntraced(function* (thread: Thread, now: Date) {
  for (const visit of yield* visitsOf(thread.id)) {
    const status = statusAt(visit, now)
    if (status === 'expired' && visit.status === 'requested')
      yield* settleVisit(thread, visit, { status: 'expired', side: null }, now)
    const isAhead = status === 'confirmed' && slotEnd(visit.startsAt?.getTime() ?? 0) > now.getTime()
    if (status === 'requested' || isAhead) return yield* tooLate('visitOpen')
  }
})

/** Holds times for a visit; the first of concurrent requests gets a time. */
const holdSlots = Effect.fnUntraced(function* (
  listingId: number,
  visitId: string,
  slots: readonly Date[],
  now: Date,
) {
  const sql = yield* SqlClient.SqlClient
  // Does not wait for a transaction that frees one of them: it might wait for this one.
  yield* sql`DELETE FROM held_slots WHERE (listing_id, starts_at) IN (
    SELECT held_slots.listing_id, held_slots.starts_at FROM held_slots
    JOIN visits ON visits.id = held_slots.visit_id
    WHERE held_slots.listing_id = ${listingId} AND visits.status = 'requested' AND visits.expires_at <= ${now}
    FOR UPDATE OF held_slots SKIP LOCKED)`
  // In one order, so that two requests for the same times never deadlock.
  const held = yield* sql`INSERT INTO held_slots (listing_id, starts_at, visit_id)
    SELECT ${listingId}, starts_at, ${visitId}
    FROM unnest(${slots.toSorted((one, other) => one.getTime() - other.getTime())}::timestamptz[]) AS starts_at
    ON CONFLICT DO NOTHING RETURNING starts_at`
  if (held.length < slots.length) return yield* refuseField('slots', 'contact_slot_taken_msg')
})

/** A request ends after a day, or with the last time that it proposes. */
const endOf = (slots: readonly OfferedSlot[], now: Date): Date =>
  new Date(Math.min(now.getTime() + answerHours * 3_600_000, Math.max(...slots.map(({ start }) => start))))

/** Requests a visit. A time that needs no answer is confirmed at once. Returns the visit's status. */
export const requestVisit = Effect.fnUntraced(function* (
  thread: Thread,
  listing: ReachedListing,
  wish: VisitWish,
  now: Date,
) {
  const sql = yield* SqlClient.SqlClient
  yield* refuseSecond(thread, now)
  const slots = yield* wishedSlots(listing, wish.slots, now)
  const instant = slots.find(({ isInstant }) => isInstant)
  const visit: VisitRow = {
    id: randomUUID(),
    conversationId: thread.id,
    mode: wish.mode,
    status: 'requested',
    proposed: slots
      .map(({ start }) => start)
      .toSorted((one, other) => one - other)
      .map((at) => new Date(at)),
    startsAt: null,
    minutes,
    expiresAt: endOf(slots, now),
    sequence: 0,
  }
  yield* sql`INSERT INTO visits (id, conversation_id, mode, status, proposed, minutes, expires_at, created_at)
    VALUES (${visit.id}, ${thread.id}, ${visit.mode}, ${visit.status}, ${visit.proposed}::timestamptz[],
      ${minutes}, ${visit.expiresAt}, ${now})`
  yield* holdSlots(thread.listingId, visit.id, visit.proposed, now)
  const entry = { kind: 'visitRequested', side: 'seeker', text: wish.text, visitId: visit.id } as const
  yield* recordEvent(thread, entry, now, {
    extra: () => ({ mode: visit.mode, times: visit.proposed.map((at) => at.toISOString()) }),
  })
  if (instant === undefined) return 'requested' as const
  const startsAt = new Date(instant.start)
  yield* settleVisit(thread, visit, { status: 'confirmed', side: null, startsAt }, now)
  // The reply to the request says so: there is nothing left to be read.
  yield* sql`UPDATE conversations SET seeker_read_id = last_entry_id WHERE id = ${thread.id}`
  return 'confirmed' as const
})
