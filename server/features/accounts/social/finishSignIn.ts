import { Effect } from 'effect'
import { HttpRouter, HttpServerRequest } from 'effect/http'
import { accountCookies } from '#domain/account/cookies.ts'
import { cookieSeconds } from '#domain/cookies.ts'
import { isSocialProvider } from '#domain/account/socialProviders.ts'
import { replyWithCookies } from '#server/http/replies/reply.ts'
import { setCookieLine } from '#server/http/cookies.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { signIn } from '../calls/signIn.ts'
import { currentSession, requestVisitor } from '#server/identity/requestVisitor.ts'
import type { ProviderIdentity } from './identityOf.ts'
import { orRefusedPage } from './orRefusedPage.ts'
import { donePage } from './popupPage.ts'
import { refuse } from './refusals.ts'
import { SocialAccounts } from './SocialAccounts.ts'
import { type SocialFlow, SocialFlows } from './SocialFlows.ts'
import { SocialProviders } from './SocialProviders.ts'

/**
 * Signs in the user of a provider's identity, and creates the account if there is none. Returns whether it was
 * created.
 */
export const enterWith = Effect.fnUntraced(function* (
  identity: ProviderIdentity,
  terms: Pick<SocialFlow, 'language' | 'hasAgreed'>,
) {
  const { isSecure } = yield* requestVisitor
  const { accountId, isNew } = yield* (yield* SocialAccounts).enter(identity, terms)
  const account = yield* (yield* Accounts).byId(accountId)
  if (account === undefined) return yield* refuse('unknownFlow')
  if (account.suspendedAt !== null) return yield* refuse('suspended')
  if (isNew) yield* logAuth('signed up', { accountId })
  yield* signIn(account, identity.provider)
  // Long enough for the page to read it after the window has closed.
  const cookie = { isSecure, isReadable: true, maxAge: isNew ? cookieSeconds.signup_social : 0 }
  yield* replyWithCookies([setCookieLine(accountCookies.socialSignUp, isNew ? '1' : '', cookie)])
  return { account, isNew }
})

/** Links the provider to the account that started the flow, if it is still signed in here. */
const linkWith = Effect.fnUntraced(function* (identity: ProviderIdentity, accountId: string) {
  const session = yield* currentSession
  if (session?.accountId !== accountId) return yield* refuse('signInAgain')
  yield* (yield* SocialAccounts).link(identity, accountId)
  yield* logAuth('identity linked', { accountId })
})

/** The parameters of the provider's answer: each once at most. */
const answerIn = (url: string): URLSearchParams => {
  const query = url.indexOf('?')
  return new URLSearchParams(query < 0 ? '' : url.slice(query))
}

/** What the answer of a sign-in that is known leads to. */
const finish = Effect.fnUntraced(function* (flow: SocialFlow, answer: URLSearchParams) {
  if (answer.has('error')) return yield* refuse('cancelled')
  const identity = yield* (yield* SocialProviders).identityByCode(flow.provider, answer, flow)
  if (flow.linkAccountId === null) yield* enterWith(identity, flow)
  else yield* linkWith(identity, flow.linkAccountId)
  return donePage(flow.language, flow.linkAccountId !== null)
})

/** The sign-in that the answer belongs to, which is over with it. */
const takeFlow = Effect.fnUntraced(function* (answer: URLSearchParams) {
  const { cookies, isSecure } = yield* requestVisitor
  const { provider = '' } = yield* HttpRouter.params
  const states = answer.getAll('state')
  const [state = ''] = states
  if (!isSocialProvider(provider) || states.length !== 1) return yield* refuse('unknownFlow')
  const flows = yield* SocialFlows
  const flow = yield* flows.take(provider, state, cookies, isSecure)
  if (flow === undefined) return yield* refuse('unknownFlow')
  yield* replyWithCookies([flows.endCookie(state, isSecure)])
  return flow
})

/** `GET /singleSignOn.php/google`: the window is back from the provider, with a code or a refusal. */
export const finishSignIn = Effect.gen(function* () {
  const answer = answerIn((yield* HttpServerRequest.HttpServerRequest).url)
  const finished = Effect.gen(function* () {
    const flow = yield* takeFlow(answer)
    return yield* orRefusedPage(finish(flow, answer), flow.language)
  })
  return yield* orRefusedPage(finished, (yield* requestVisitor).language)
})
