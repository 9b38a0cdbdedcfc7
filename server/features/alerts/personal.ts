import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AccountOwner } from '#server/identity/PersonalData.ts'

/** Addresses of the saved searches of an account. */
export const savedSearchUrls = Effect.fn('alerts.ofUser')(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{
    url: string
  }>`SELECT url FROM saved_searches WHERE account_id = ${accountId} ORDER BY saved_searches.id DESC`
  return { savedSearches: rows.map(({ url }) => url) }
}, Effect.orDie)

/** Searches are deleted with their account; what was matched names them by numbers that then mean nothing. */
export const exported = Effect.fn('alerts.exported')(function* ({ id, emailKey }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  return {
    savedSearches: yield* sql`SELECT name, url, frequency, channels, quiet_from AS "quietFrom",
        quiet_to AS "quietTo", time_zone AS "timeZone", least_cut AS "leastCut",
        paused_until AS "pausedUntil", created_at AS "createdAt"
      FROM saved_searches WHERE account_id = ${id} ORDER BY saved_searches.id`,
    pushedTo: yield* sql`SELECT endpoint, created_at AS "createdAt" FROM push_subscriptions
      WHERE account_id = ${id} ORDER BY push_subscriptions.id`,
    searchesByMail: yield* sql`SELECT name, url, frequency, searches.created_at AS "createdAt"
      FROM saved_searches AS searches JOIN alert_mailboxes ON alert_mailboxes.id = mailbox_id
      WHERE email_key = ${emailKey} ORDER BY searches.id`,
  }
}, Effect.orDie)

/** What the same address keeps without an account goes too. */
export const erase = Effect.fn('alerts.erase')(function* ({ emailKey }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM alert_mailboxes WHERE email_key = ${emailKey}`
}, Effect.orDie)
