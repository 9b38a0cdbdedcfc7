import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'

/**
 * Removes the seeker's personal data, within the transaction that deletes the account; messages stay with the other
 * side.
 */
export const forgetSeeker = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, accountId: string) {
  const [account] = yield* sql<{ emailKey: string }>`SELECT email_key AS "emailKey" FROM accounts
    WHERE id = ${accountId}`
  const emailKey = account?.emailKey ?? ''
  yield* sql`DELETE FROM conversation_links
    WHERE conversation_id IN (SELECT id FROM conversations WHERE seeker_email_key = ${emailKey})`
  yield* sql`UPDATE conversations SET seeker_email_key = NULL, seeker_email = '', seeker_name = '',
    seeker_phone = '' WHERE seeker_email_key = ${emailKey}`
  yield* sql`DELETE FROM pending_contacts WHERE email_key = ${emailKey}`
  yield* sql`DELETE FROM confirmed_emails WHERE email_key = ${emailKey}`
  yield* sql`DELETE FROM idempotency_keys WHERE sender IN (${`email ${emailKey}`}, ${`account ${accountId}`})`
})
