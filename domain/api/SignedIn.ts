import { Context } from 'effect'
import { HttpApiMiddleware } from 'effect/http-api'
import type { CurrentSession } from '../account/CurrentSession.ts'
import { SignInRequired } from './accountErrors.ts'

/** The session that a call was made in; handlers of endpoints behind `SignedIn` have it. */
export class SignedInSession extends Context.Service<SignedInSession, CurrentSession>()(
  'estia/api/SignedInSession',
) {}

/** Endpoints for a signed-in account. Others get `SignInRequired` before anything they sent is read. */
export class SignedIn extends HttpApiMiddleware.Service<SignedIn, { readonly provides: SignedInSession }>()(
  'estia/api/SignedIn',
  { error: SignInRequired },
) {}

/**
 * Whose data the replies of a group hold. `visitor`: about who asks, so that no cache may keep them. `account`: also
 * refused to a page that shows another account. An endpoint that needs a sign-in is an account's by that alone.
 */
export const Personal = Context.Reference<'nobody' | 'visitor' | 'account'>('estia/api/Personal', {
  defaultValue: () => 'nobody',
})

/** Whose data the replies of an endpoint hold. */
export const personOf = (
  group: { readonly annotations: Context.Context<never> },
  endpoint: { readonly middlewares: ReadonlySet<unknown> },
) => (endpoint.middlewares.has(SignedIn) ? 'account' : Context.get(group.annotations, Personal))
