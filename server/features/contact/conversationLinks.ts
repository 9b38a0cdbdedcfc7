/**
 * Links by which a seeker without an account reads one conversation and takes part in it. The token stands behind the
 * `#` of the address, which no browser sends anywhere; the page hands it over and gets a cookie that scripts cannot read.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { conversationCookie } from '#domain/contact/contactCookie.ts'
import { linkFragment } from '#domain/contact/contactPaths.ts'
import { cookieSeconds } from '#domain/cookies.ts'
import { contactLimits } from '#domain/contact/limits.ts'
import { hashOfToken, newToken } from '#server/identity/secretToken.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { replyWithCookies } from '#server/http/replies/reply.ts'
import { hostCookieName, setCookieLine } from '#server/http/cookies.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'

const LINK_MS = contactLimits.linkDays * 24 * 3_600_000

/** Makes the address of a conversation's page open it, within the transaction of the mail that carries it. */
export const openingLink = Effect.fnUntraced(function* (conversationId: string, page: string) {
  const sql = yield* SqlClient.SqlClient
  const token = newToken()
  const expiresAt = new Date((yield* nowDate).getTime() + LINK_MS)
  yield* sql`INSERT INTO conversation_links (token_hash, conversation_id, expires_at)
    VALUES (${hashOfToken(token)}, ${conversationId}, ${expiresAt})`
  return `${page}${linkFragment}${token}`
})

/**
 * The conversation that a token opens. None once the link is too old, the seeker's address has an account (which then
 * has the conversation) or is forgotten, or one of the two has blocked the other.
 */
export const conversationBehind = Effect.fnUntraced(function* (token: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ id: string }>`SELECT conversations.id FROM conversation_links
    JOIN conversations ON conversations.id = conversation_links.conversation_id
    WHERE token_hash = ${hashOfToken(token)} AND expires_at > ${yield* nowDate}
      AND NOT blocked_by_seeker AND NOT blocked_by_advertiser AND seeker_email_key IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM accounts
        WHERE email_key = seeker_email_key AND verified_at IS NOT NULL)`
  return row?.id
})

/** The conversation that a link opened in this browser. */
export const conversationOpenHere = Effect.gen(function* () {
  const { cookies, isSecure } = yield* requestVisitor
  const token = cookies.get(hostCookieName(conversationCookie, isSecure)) ?? ''
  return token === '' ? undefined : yield* Effect.orDie(conversationBehind(token))
})

/** Sets this browser's cookie for a verified token. */
export const letIn = Effect.fnUntraced(function* (token: string) {
  const { isSecure } = yield* requestVisitor
  const line = setCookieLine(hostCookieName(conversationCookie, isSecure), token, {
    isSecure,
    // The mail lets the browser in again.
    maxAge: cookieSeconds.estia_conversation,
  })
  yield* replyWithCookies([line])
})

/** Ends all links of a conversation. */
export const endLinks = Effect.fnUntraced(function* (conversationId: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM conversation_links WHERE conversation_id = ${conversationId}`
})

/** Forgets links that are too old. */
export const sweepLinks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM conversation_links WHERE expires_at <= ${yield* nowDate}`
})
