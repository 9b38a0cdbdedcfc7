/** The window of a social sign-in: its start, its end, and the answer of providers that post theirs. */
import { ByteSize, Effect, Layer } from 'effect'
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import type { Configuration } from '#server/platform/Configuration.ts'
import type { RateLimits } from '#server/platform/RateLimits.ts'
import type { Accounts } from '#server/identity/Accounts.ts'
import type { KnownDevices } from '#server/identity/KnownDevices.ts'
import type { Sessions } from '#server/identity/Sessions.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { finishSignIn } from './finishSignIn.ts'
import { orRefusedPage } from './orRefusedPage.ts'
import type { SocialAccounts } from './SocialAccounts.ts'
import type { SocialFlows } from './SocialFlows.ts'
import type { SocialProviders } from './SocialProviders.ts'
import { startSignIn } from './startSignIn.ts'

export const singleSignOnPath = '/singleSignOn.php'

type Needs =
  | Accounts
  | Configuration
  | KnownDevices
  | RateLimits
  | Sessions
  | SocialAccounts
  | SocialFlows
  | SocialProviders

/** What a provider's posted answer may hold that is of use here. */
const answerFields = ['code', 'state', 'iss', 'error'] as const

/**
 * A provider that posts its answer makes the browser send it without our cookies, which are not sent with cross-site
 * posts. So the browser is redirected to the same address; nothing is decided and nothing changed here.
 */
const comeAgain = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { provider = '' } = yield* HttpRouter.params
  const body = yield* request.text.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.kibibytes(16)),
    Effect.orElseSucceed(() => ''),
  )
  const sent = new URLSearchParams(body)
  const answer = new URLSearchParams(
    answerFields.flatMap((name) => sent.getAll(name).map((value) => [name, value] as [string, string])),
  )
  return HttpServerResponse.redirect(
    `${singleSignOnPath}/${encodeURIComponent(provider)}?${answer.toString()}`,
    {
      status: 303,
      headers: { 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' },
    },
  )
})

/** The routes of the window. The post of One Tap to the same address belongs to the contract. */
export const SocialRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    const inItsLanguage = Effect.flatMap(requestVisitor, ({ language }) =>
      orRefusedPage(startSignIn, language),
    )
    yield* router.add('GET', singleSignOnPath, Effect.provideContext(inItsLanguage, context))
    yield* router.add('GET', `${singleSignOnPath}/:provider`, Effect.provideContext(finishSignIn, context))
    yield* router.add('POST', `${singleSignOnPath}/:provider`, comeAgain)
  }),
)
