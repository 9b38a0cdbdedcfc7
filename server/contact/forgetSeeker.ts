import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** Forgets who a seeker was, within a transaction; what was said stays with the other side. */
export const forgetSeeker = Effect.fnUntraced(function* (emailKey: string, accountId: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE conversations SET seeker_email_key = NULL, seeker_email = '', seeker_name = '',
    seeker_phone = '' WHERE seeker_email_key = ${emailKey}`
  yield* sql`DELETE FROM pending_contacts WHERE email_key = ${emailKey}`
  yield* sql`DELETE FROM confirmed_emails WHERE email_key = ${emailKey}`
  yield* sql`DELETE FROM idempotency_keys WHERE sender IN (${`email ${emailKey}`}, ${`account ${accountId}`})`
})
