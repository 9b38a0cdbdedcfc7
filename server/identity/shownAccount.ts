/**
 * Compares the account that a page shows with the session: tabs of one browser share a session, and may show
 * different accounts.
 */
import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { nobodyShown, shownAccountHeader } from '#domain/account/shownAccount.ts'
import { AccountChanged } from '#domain/api/accountErrors.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { currentSession } from './requestVisitor.ts'

/** The account that the page shows; undefined for a caller that does not send it. */
const shownAccount = Effect.map(
  HttpServerRequest.HttpServerRequest,
  ({ headers }) => headers[shownAccountHeader],
)

/** Whether the page shows an account. */
export const showsAccount = Effect.map(shownAccount, (shown) => shown !== undefined && shown !== nobodyShown)

/**
 * Whether the session's account differs from the one that the page shows. Without a session it does not: the call
 * continues, and asks for a sign-in where it needs one.
 */
export const isAnothers = Effect.fnUntraced(function* (shown: string | undefined) {
  if (shown === undefined) return false
  const session = yield* currentSession
  return session !== undefined && session.accountId !== shown
})

/** Refuses a call of a page that shows another account than the one that is signed in. */
export const refuseAnothers = Effect.gen(function* () {
  if (yield* isAnothers(yield* shownAccount)) return yield* new AccountChanged(refusal('accountChanged'))
})
