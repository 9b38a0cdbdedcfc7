import { Effect } from 'effect'
import type { SignInMethod } from '#domain/account/socialProviders.ts'
import { replyWithCookies, replyWithHeader } from '#server/http/replies/reply.ts'
import { csrfTokenOf, newPreSession } from '#server/http/csrf.ts'
import type { AccountRow } from '#server/identity/accountRow.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { KnownDevices } from '#server/identity/KnownDevices.ts'
import { sessionCookies, sessionEndCookies } from '#server/identity/sessionCookies.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'

/** Renews the browser's CSRF cookie and returns the new token, so that the open page can continue. */
export const renewPreSession = Effect.gen(function* () {
  const { isSecure } = yield* requestVisitor
  const { value, setCookie } = newPreSession(isSecure)
  yield* replyWithCookies([setCookie])
  yield* replyWithHeader('x-csrf-token', csrfTokenOf(value))
})

/** Opens a session in place of the browser's previous one, and sets its cookies. */
export const openSession = Effect.fnUntraced(function* (accountId: string, method: SignInMethod) {
  const { isSecure, device, sessionToken } = yield* requestVisitor
  const opened = yield* (yield* Sessions).open({ accountId, method, device, previous: sessionToken })
  yield* replyWithCookies(sessionCookies(opened, isSecure))
  yield* renewPreSession
})

/** Makes this browser known to the account: strangers' wrong passwords do not count against it. */
export const knowBrowser = Effect.fnUntraced(function* (accountId: string) {
  const { isSecure, deviceToken } = yield* requestVisitor
  yield* replyWithCookies([yield* (yield* KnownDevices).remember(accountId, deviceToken, isSecure)])
})

/** Signs this browser in, and mails the owner if the browser is new to the account. */
export const signIn = Effect.fnUntraced(function* (account: AccountRow, method: SignInMethod) {
  const { device, deviceToken } = yield* requestVisitor
  const devices = yield* KnownDevices
  const isStrange = !(yield* devices.knows(account.id, deviceToken)) && (yield* devices.knowsAny(account.id))
  yield* openSession(account.id, method)
  yield* knowBrowser(account.id)
  if (isStrange) yield* (yield* Accounts).mailNewSignIn(account, device)
  yield* logAuth('signed in', { accountId: account.id })
})

/** Removes the cookies of the session from this browser. */
export const forgetSession = Effect.gen(function* () {
  const { isSecure } = yield* requestVisitor
  yield* replyWithCookies(sessionEndCookies(isSecure))
  yield* renewPreSession
})
