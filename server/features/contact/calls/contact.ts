/** Messages, visits and proposals from a home's page: read, held against their rules, and sent once. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { refuseBeyond } from '#server/identity/limits/limited.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { countUnsolicited } from '#server/content/mail/countUnsolicited.ts'
import { isConfirmedHere } from '../confirmedEmails.ts'
import type { Contact, Wish } from '../Contact.ts'
import { ContactListings, type ReachedListing } from '../ContactListings.ts'
import { type Sentence, sentenceIn } from '#server/http/replies/messages.ts'
import { deliver, refuseUnreachable } from '../deliver.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { withinContactLimit } from '../limits.ts'
import { runOnce } from '#server/content/changes/runOnce.ts'
import { keepContact } from '../pendingContacts.ts'
import { readMessage, readProposal, readVisit } from '../readWish.ts'
import { type ContactProblems, refuseFields } from '../refusals.ts'
import { askerOf, type Identity } from '../seeker.ts'
import { wishedSlots } from '#server/features/contact/visits/requestVisit.ts'

/** What every contact carries. */
interface Sent extends Identity {
  readonly listingId: number
  readonly key: string
}

interface Sending {
  readonly contact: Contact
  readonly accountId: string | undefined
  readonly listing: ReachedListing
  readonly address: string
}

interface Outcome {
  readonly status: 'sent' | 'confirmEmail'
  readonly sentence: Sentence
  readonly conversationId: string | null
}

/** Delivers the contact of a known sender: an account, or an address confirmed in this browser. */
const sendNow = Effect.fnUntraced(function* (contact: Contact, accountId: string | undefined) {
  if (accountId !== undefined) yield* withinContactLimit('contactByAccount', accountId)
  else yield* withinContactLimit('contactByEmail', contact.seeker.emailKey)
  const { conversationId, sentence } = yield* deliver(contact)
  const readable = accountId === undefined ? null : conversationId
  const outcome: Outcome = { status: 'sent', sentence, conversationId: readable }
  return outcome
})

/** What was sent once more counts for nothing: only here, within the key's transaction, something new is sent. */
const sendNew = Effect.fnUntraced(function* ({ contact, accountId, listing, address }: Sending) {
  const { seeker, wish } = contact
  if (accountId !== undefined) return yield* sendNow(contact, accountId)
  yield* withinContactLimit('contactByAddress', address)
  if (yield* isConfirmedHere(seeker.emailKey)) return yield* sendNow(contact, undefined)
  const counted = yield* countUnsolicited(yield* SqlClient.SqlClient, seeker.email)
  if (!counted.isWithin) return yield* refuseBeyond('mailByMailbox', counted.retryAfter)
  // An undeliverable contact is refused now, not a day later.
  if (wish.kind === 'visit') yield* wishedSlots(listing, wish.slots, yield* nowDate)
  yield* keepContact(contact)
  const outcome: Outcome = { status: 'confirmEmail', sentence: 'confirmEmail', conversationId: null }
  return outcome
})

const send = Effect.fnUntraced(function* (
  sent: Sent,
  { wish, problems }: { readonly wish: Wish; readonly problems: ContactProblems },
) {
  const { language, address } = yield* requestVisitor
  yield* withinContactLimit('callsByAddress', address)
  const listing = yield* (yield* ContactListings).reached(sent.listingId)
  const { seeker, accountId, problems: ofAsker } = yield* askerOf(sent, listing)
  yield* refuseFields({ ...ofAsker, ...problems })
  yield* refuseUnreachable(listing, wish.kind, seeker.emailKey)
  const contact: Contact = { listingId: listing.id, language, seeker, wish }
  const sender = accountId === undefined ? `email ${seeker.emailKey}` : `account ${accountId}`
  const { sentence, ...reply } = yield* runOnce(
    { sender, key: sent.key, body: [listing.id, seeker, wish] },
    sendNew({ contact, accountId, listing, address }),
  )
  return { ...reply, message: sentenceIn(language, sentence) }
})

export const message = Effect.fn('contact.message')(
  ({ payload }: { readonly payload: Sent & Parameters<typeof readMessage>[0] }) =>
    send(payload, readMessage(payload)),
)

export const visit = Effect.fn('contact.visit')(
  ({ payload }: { readonly payload: Sent & Parameters<typeof readVisit>[0] }) =>
    send(payload, readVisit(payload)),
)

export const proposal = Effect.fn('contact.proposal')(
  ({ payload }: { readonly payload: Sent & Parameters<typeof readProposal>[0] }) =>
    send(payload, readProposal(payload)),
)
