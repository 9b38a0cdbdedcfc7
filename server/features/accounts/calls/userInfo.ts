import { Effect } from 'effect'
import { accountCookies } from '#domain/account/cookies.ts'
import { noCounters } from '#domain/account/counters.ts'
import { replyWithCookies, replyWithHeader } from '#server/http/replies/reply.ts'
import { countersOf } from '#server/content/notifications/counters.ts'
import { csrfTokenOf, keepPreSession } from '#server/http/csrf.ts'
import { type AccountRow, ownerOf, userOf } from '#server/identity/accountRow.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { PersonalData } from '#server/identity/PersonalData.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { companionCookie } from '#server/identity/sessionCookies.ts'
import { forgetSession } from './signIn.ts'
import { currentSession, requestVisitor } from '#server/identity/requestVisitor.ts'
import { say } from './say.ts'

/** As long as browsers keep a cookie; the session behind it may end sooner. */
const COMPANION_SECONDS = 400 * 24 * 60 * 60

/** Returns the CSRF token of the page, with its cookie if the browser has none. */
const giveToken = Effect.gen(function* () {
  const { cookies, isSecure } = yield* requestVisitor
  const { value, setCookie } = keepPreSession(cookies, isSecure)
  if (setCookie !== undefined) yield* replyWithCookies([setCookie])
  yield* replyWithHeader('x-csrf-token', csrfTokenOf(value))
})

/** Counters and lists of a user. A page still knows its user where they cannot be read: they are 0 and empty then. */
const surroundingsOf = (account: AccountRow) =>
  Effect.all({
    counters: countersOf(account.id),
    parts: Effect.flatMap(PersonalData, ({ user }) => user(ownerOf(account))),
    error: Effect.succeed(null),
  }).pipe(
    Effect.catchCause((cause) =>
      Effect.as(Effect.logWarning('counters could not be read', cause), {
        counters: noCounters,
        parts: {},
        error: 'counters' as const,
      }),
    ),
  )

const userAndCounters = Effect.gen(function* () {
  const { sessionToken, cookies, isSecure } = yield* requestVisitor
  const session = yield* currentSession
  // Without this cookie pages would show no account, and their calls would be refused as another account's.
  if (session !== undefined && cookies.get(accountCookies.signedIn) !== '1')
    yield* replyWithCookies([companionCookie(isSecure, COMPANION_SECONDS)])
  // A browser with an ended session would still show a signed-in user.
  yield* session === undefined && sessionToken !== undefined ? forgetSession : giveToken
  const account = session && (yield* (yield* Accounts).byId(session.accountId))
  if (account === undefined) return { user: null, counters: noCounters }
  const { flags, links } = yield* Configuration
  const around = yield* surroundingsOf(account)
  return { user: userOf(account, { ...around, links, flags }), counters: around.counters }
})

export const info = Effect.fn('account.info')(function* () {
  const { user } = yield* userAndCounters
  return { user }
})

export const fullInfo = Effect.fn('account.fullInfo')(() => userAndCounters)

export const logout = Effect.fn('account.logout')(function* () {
  const { sessionToken } = yield* requestVisitor
  const session = yield* currentSession
  if (sessionToken !== undefined) yield* (yield* Sessions).end(sessionToken)
  yield* forgetSession
  if (session !== undefined) yield* logAuth('signed out', { accountId: session.accountId })
  return yield* say('signedOut')
})
