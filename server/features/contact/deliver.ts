/** Delivers every contact, of signed-in users and of confirmed addresses. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import type { ContactMethodName } from '#domain/listing/vocabularies/market.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { Contact, Wish } from './Contact.ts'
import { ContactListings, type ReachedListing } from './ContactListings.ts'
import { isReachable } from './contactMethods.ts'
import type { Sentence } from '#server/http/replies/messages.ts'
import { recordEvent } from './conversationEvents.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { requestProposal } from './proposals/requestProposal.ts'
import { giveReceipt } from './receipt.ts'
import { notReachable, refuseField } from './refusals.ts'
import { needsPhone } from './contactMethods.ts'
import { lockThread, refuseClosed, type Thread } from './thread.ts'
import { requestVisit } from './visits/requestVisit.ts'

const methodOf: Readonly<Record<Wish['kind'], ContactMethodName>> = {
  message: 'email',
  visit: 'visit',
  proposal: 'priceProposal',
}

/** Fails if the advertiser takes no such contact, or is the sender. */
export const refuseUnreachable = Effect.fnUntraced(function* (
  listing: ReachedListing,
  kind: Wish['kind'],
  seekerKey: string,
) {
  const { flags } = yield* Configuration
  if (!isReachable(methodOf[kind], listing, flags)) return yield* notReachable()
  if (listing.email === seekerKey) return yield* notReachable('ownListing')
})

/** The conversation of a seeker about a home, locked for this transaction. */
const openThread = Effect.fnUntraced(function* (
  { seeker, language }: Contact,
  listing: ReachedListing,
  at: Date,
) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ id: string }>`INSERT INTO conversations ${sql.insert({
    id: randomUUID(),
    listing_id: listing.id,
    advertiser_id: listing.advertiserId,
    seeker_email_key: seeker.emailKey,
    seeker_email: seeker.email,
    seeker_name: seeker.name,
    seeker_phone: seeker.phone,
    language,
    created_at: at,
  })}
    ON CONFLICT (listing_id, seeker_email_key) DO UPDATE SET seeker_name = EXCLUDED.seeker_name,
      seeker_phone = CASE WHEN EXCLUDED.seeker_phone = '' THEN conversations.seeker_phone
        ELSE EXCLUDED.seeker_phone END
    RETURNING id`
  return yield* lockThread(row?.id ?? '')
})

/** Executes the request, and returns the name of the sentence for its reply. */
const fulfil = Effect.fnUntraced(function* (thread: Thread, listing: ReachedListing, wish: Wish, now: Date) {
  switch (wish.kind) {
    case 'message': {
      const { text, reason } = wish
      yield* recordEvent(thread, { kind: 'text', side: 'seeker', text, reason }, now)
      return 'messageSent'
    }
    case 'visit': {
      const status = yield* requestVisit(thread, listing, wish, now)
      return status === 'confirmed' ? 'visitConfirmed' : 'visitRequested'
    }
    case 'proposal':
      yield* requestProposal(thread, wish, now)
      return 'proposalSent'
  }
})

/** Delivers a contact within a transaction. Returns the conversation and the name of the sentence for the reply. */
export const deliver = Effect.fn('contact.deliver')(function* (contact: Contact) {
  const { seeker, wish } = contact
  const listing = yield* (yield* ContactListings).reached(contact.listingId)
  yield* refuseUnreachable(listing, wish.kind, seeker.emailKey)
  if (seeker.phone === '' && needsPhone(listing))
    return yield* refuseField('phone', 'contact_phone_validation_msg')
  const now = yield* nowDate
  const thread = yield* openThread(contact, listing, now)
  yield* refuseClosed(thread)
  const sentence: Sentence = yield* fulfil(thread, listing, wish, now)
  // The mail of a visit that is confirmed at once says so.
  if (sentence !== 'visitConfirmed') yield* giveReceipt(thread, contact)
  return { conversationId: thread.id, sentence }
})
