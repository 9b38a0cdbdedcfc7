import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { sweepConfirmedEmails } from '../confirmedEmails.ts'
import { sweepLinks } from '../conversationLinks.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { sweepPendingContacts } from '../pendingContacts.ts'

const hourMs = 3_600_000

/** How long it is known what was sent with a key, ms: no browser tries for longer. */
const KEYS_MS = 7 * 24 * hourMs

/** How long a picture waits for its message, ms. */
const UNSENT_MS = 24 * hourMs

/** Past visit times are deleted a day later, when no code reads them any more, ms. */
const SLOTS_MS = 24 * hourMs

/** Deletes expired data: keys, unconfirmed contacts, unsent pictures, past visit times. */
export const sweepContacts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = (yield* nowDate).getTime()
  yield* sql`DELETE FROM idempotency_keys WHERE created_at <= ${new Date(now - KEYS_MS)}`
  yield* sql`DELETE FROM attachments WHERE entry_id IS NULL AND created_at <= ${new Date(now - UNSENT_MS)}`
  yield* sql`DELETE FROM held_slots WHERE starts_at <= ${new Date(now - SLOTS_MS)}`
  yield* sweepPendingContacts
  yield* sweepConfirmedEmails
  yield* sweepLinks
})
