/**
 * Addresses confirmed in a browser: what is sent from them there is delivered at once. The browser holds a random
 * HttpOnly token, the database its hash.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { contactCookie } from '#domain/contact/contactCookie.ts'
import { cookieSeconds } from '#domain/cookies.ts'
import { hashOfToken, newToken } from '#server/identity/secretToken.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { replyWithCookies } from '#server/http/replies/reply.ts'
import { hostCookieName, setCookieLine } from '#server/http/cookies.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'

/** How long a browser is known, ms. */
const KNOWN_MS = cookieSeconds.estia_contact * 1000

const tokenHere = Effect.map(requestVisitor, ({ cookies, isSecure }) => {
  const token = cookies.get(hostCookieName(contactCookie, isSecure))
  return token === undefined || token === '' ? undefined : token
})

/** Whether an address was confirmed in this browser. */
export const isConfirmedHere = Effect.fnUntraced(function* (emailKey: string) {
  const token = yield* tokenHere
  if (token === undefined) return false
  const sql = yield* SqlClient.SqlClient
  const oldest = new Date((yield* nowDate).getTime() - KNOWN_MS)
  const rows = yield* Effect.orDie(sql`SELECT 1 FROM confirmed_emails
    WHERE token_hash = ${hashOfToken(token)} AND email_key = ${emailKey} AND confirmed_at > ${oldest}`)
  return rows.length > 0
})

/** Stores that an address was confirmed in this browser, and renews its token. */
export const rememberConfirmed = Effect.fnUntraced(function* (emailKey: string) {
  const sql = yield* SqlClient.SqlClient
  const { isSecure } = yield* requestVisitor
  const previous = yield* tokenHere
  const token = newToken()
  const hash = hashOfToken(token)
  yield* sql`UPDATE confirmed_emails SET token_hash = ${hash} WHERE token_hash = ${hashOfToken(previous ?? '')}`
  yield* sql`INSERT INTO confirmed_emails (token_hash, email_key, confirmed_at)
    VALUES (${hash}, ${emailKey}, ${yield* nowDate})
    ON CONFLICT (token_hash, email_key) DO UPDATE SET confirmed_at = EXCLUDED.confirmed_at`
  const line = setCookieLine(hostCookieName(contactCookie, isSecure), token, {
    isSecure,
    maxAge: KNOWN_MS / 1000,
  })
  yield* replyWithCookies([line])
})

/** Forgets browsers that nothing was confirmed from for long. */
export const sweepConfirmedEmails = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const oldest = new Date((yield* nowDate).getTime() - KNOWN_MS)
  yield* sql`DELETE FROM confirmed_emails WHERE confirmed_at <= ${oldest}`
})
