/**
 * Contacts of senders without an account, stored until their address is confirmed. Only the token's hash is stored.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { contactLimits } from '#domain/contact/limits.ts'
import { linkTo } from '#server/identity/links.ts'
import { hashOfToken, newToken } from '#server/identity/secretToken.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { Contact } from './Contact.ts'
import { ContactListings } from './ContactListings.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'

const { confirmHours: hours } = contactLimits

interface Kept {
  readonly contact: Contact
}

/** Keeps a contact, and mails the link that delivers it: within a transaction. */
export const keepContact = Effect.fnUntraced(function* (contact: Contact) {
  const sql = yield* SqlClient.SqlClient
  const { origin } = yield* Configuration
  const { seeker, language, listingId } = contact
  const token = newToken()
  const expiresAt = new Date((yield* nowDate).getTime() + hours * 3_600_000)
  yield* sql`INSERT INTO pending_contacts (token_hash, email_key, contact, expires_at)
    VALUES (${hashOfToken(token)}, ${seeker.emailKey}, ${JSON.stringify(contact)}::jsonb, ${expiresAt})`
  const listings = yield* (yield* ContactListings).talkedOf([listingId], language)
  const title = listings.get(listingId)?.title ?? ''
  const link = linkTo(origin, 'confirmContact', language, token)
  const data = { name: seeker.name, title, link, hours }
  yield* (yield* Outbox).put({ kind: 'confirmContact', to: seeker.email, language, data })
})

/**
 * Uses a token within a transaction and returns its contact; of concurrent requests one gets it as new. A repeated
 * request while the link is valid, after a lost reply, learns that it was delivered.
 */
export const useContact = Effect.fnUntraced(function* (token: string) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const hash = hashOfToken(token)
  const [used] = yield* sql<Kept>`UPDATE pending_contacts SET used_at = ${now}
    WHERE token_hash = ${hash} AND used_at IS NULL AND expires_at > ${now} RETURNING contact`
  if (used !== undefined) return { ...used, isNew: true }
  const [known] = yield* sql<Kept>`SELECT contact FROM pending_contacts
    WHERE token_hash = ${hash} AND expires_at > ${now}`
  return known && { ...known, isNew: false }
})

/** Deletes unconfirmed and delivered contacts. */
export const sweepPendingContacts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM pending_contacts WHERE expires_at <= ${yield* nowDate}`
})
