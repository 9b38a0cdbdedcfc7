import { Effect } from 'effect'
import { contactLimits } from '#domain/contact/limits.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { Contact } from './Contact.ts'
import { ContactListings } from './ContactListings.ts'
import { openingLink } from './conversationLinks.ts'
import { accountsOf, conversationLink } from './notifyParticipants.ts'
import type { Thread } from './thread.ts'

/**
 * Mails a seeker without an account that their contact was delivered, with the link to withdraw a proposal at any
 * time. A seeker with an account finds the conversation there.
 */
export const giveReceipt = Effect.fnUntraced(function* (thread: Thread, { language, seeker }: Contact) {
  if ((yield* accountsOf(thread, 'seeker')).length > 0) return
  const listings = yield* (yield* ContactListings).talkedOf([thread.listingId], language)
  const page = conversationLink((yield* Configuration).origin, language, thread.id)
  const data = {
    name: seeker.name,
    title: listings.get(thread.listingId)?.title ?? '',
    link: yield* openingLink(thread.id, page),
    days: contactLimits.linkDays,
  }
  yield* (yield* Outbox).put({ kind: 'contactDelivered', to: seeker.email, language, data })
})
