/**
 * Mails that anybody can have sent to any address by typing it: to confirm a sign-up or a contact, for a new password.
 * They are counted together for each mailbox, as rows, so that the limit holds for all processes and after a restart.
 */
import { Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { type Taken, waitFor, type Window } from '#server/platform/RateLimits.ts'

/** Of all kinds together (decision 0017). */
export const unsolicitedWindows = [
  { amount: 5, seconds: 30 * 60 },
  { amount: 10, seconds: 24 * 3600 },
] as const satisfies readonly Window[]

const LONGEST_SECONDS = Math.max(...unsolicitedWindows.map(({ seconds }) => seconds))

/** Mail servers that leave the dots of a mailbox's name out. */
const undotted: readonly string[] = ['gmail.com', 'googlemail.com']

/** What spellings of one mailbox have in common: no letter case, nothing after a plus sign. */
export function mailboxOf(email: string): string {
  const key = emailKey(email) ?? email
  const at = key.lastIndexOf('@')
  const host = key.slice(at + 1)
  const [name = ''] = key.slice(0, at).split('+')
  return undotted.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/** Counts one more mail to an address, within the transaction that puts it into the outbox; what is refused does not count. */
export const countUnsolicited = Effect.fn('mail.countUnsolicited')(function* (
  sql: SqlClient.SqlClient,
  email: string,
) {
  const hash = createHash('sha256').update(mailboxOf(email)).digest()
  const now = yield* Clock.currentTimeMillis
  // Two at once come one after the other.
  yield* sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mail ${hash.toString('hex')}`}, 0))`
  const rows = yield* sql<{ putAt: Date }>`SELECT put_at AS "putAt" FROM unsolicited_mails
    WHERE mailbox_hash = ${hash} AND put_at > ${new Date(now - LONGEST_SECONDS * 1000)} ORDER BY put_at`
  const times = rows.map(({ putAt }) => putAt.getTime())
  const retryAfter = Math.max(...unsolicitedWindows.map((window) => waitFor(times, window, now)))
  if (retryAfter > 0) return { isWithin: false, retryAfter } satisfies Taken
  yield* sql`INSERT INTO unsolicited_mails (mailbox_hash, put_at) VALUES (${hash}, ${new Date(now)})`
  return { isWithin: true } satisfies Taken
})

/** Forgets what no window reaches any more. */
export const sweepUnsolicited = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const oldest = new Date((yield* Clock.currentTimeMillis) - LONGEST_SECONDS * 1000)
  yield* sql`DELETE FROM unsolicited_mails WHERE put_at <= ${oldest}`
})
