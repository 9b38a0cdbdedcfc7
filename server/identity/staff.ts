/** People of the portal, by the email addresses that the configuration names. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { NotYours } from '#domain/api/contact/contactErrors.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { limitedBy } from './limits/limited.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'

const { within } = limitedBy({
  moderators: [{ amount: 600, seconds: 600 }],
  operators: [{ amount: 600, seconds: 600 }],
})

const emailOf = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ email: string }>`SELECT email_key AS email FROM accounts
    WHERE id = ${accountId} AND verified_at IS NOT NULL`
  return row?.email
}, Effect.orDie)

/** The address of who asks, if the configuration names it for this; fails with `NotYours` for all others. */
export const staff = Effect.fnUntraced(function* (role: 'moderators' | 'operators') {
  const { accountId } = yield* SignedInSession
  yield* within(role, accountId)
  const email = yield* emailOf(accountId)
  const named = (yield* Configuration)[role]
  if (email === undefined || !named.some((one) => emailKey(one) === email))
    return yield* new NotYours(refusal('notYours'))
  return email
})
