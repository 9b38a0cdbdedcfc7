import { Effect } from 'effect'
import { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { shownAccountParameter } from '#domain/account/shownAccount.ts'
import { isSocialProvider } from '#domain/account/socialProviders.ts'
import { replyWithCookies } from '#server/http/replies/reply.ts'
import { isWithinLimit } from '#server/identity/limits/limits.ts'
import { isAnothers } from '#server/identity/shownAccount.ts'
import { currentSession, requestVisitor } from '#server/identity/requestVisitor.ts'
import { refuse } from './refusals.ts'
import { SocialFlows } from './SocialFlows.ts'
import { SocialProviders } from './SocialProviders.ts'

/** Requests from our own pages, or typed addresses; browsers that do not send this header are trusted. */
const ownSites: readonly (string | undefined)[] = ['same-origin', 'none', undefined]

/**
 * The account to link to: the user signed in within the last ten minutes and pressed our button, on a page that shows
 * this account. Otherwise another site could link a stranger's profile to a user's account.
 */
const accountToLink = Effect.fnUntraced(function* (site: string | undefined, shown: string | undefined) {
  const session = yield* currentSession
  if (session === undefined || !session.isProved || site !== 'same-origin' || (yield* isAnothers(shown)))
    return yield* refuse('signInAgain')
  return session.accountId
})

/**
 * `GET /singleSignOn.php?action=dologin&mode=oauth&accountType=google`: sends the window to the provider. `privacy=1`
 * says that the visitor read what they agree to; `link=1` links the provider to the account that is signed in, if the
 * page shows it (`account`).
 */
export const startSignIn = Effect.gen(function* () {
  const { language, isSecure, address } = yield* requestVisitor
  const {
    action,
    mode,
    accountType,
    privacy,
    link,
    [shownAccountParameter]: shown,
  } = yield* HttpServerRequest.ParsedSearchParams
  const site = (yield* HttpServerRequest.HttpServerRequest).headers['sec-fetch-site']
  if (action !== 'dologin' || mode !== 'oauth' || typeof accountType !== 'string')
    return yield* refuse('notConfigured')
  if (!isSocialProvider(accountType)) return yield* refuse('notConfigured')
  if (!ownSites.includes(site)) return yield* refuse('fromElsewhere')
  if (!(yield* isWithinLimit('socialStartByAddress', address))) return yield* refuse('tooManyRequests')
  const providers = yield* SocialProviders
  if (!providers.configured.includes(accountType)) return yield* refuse('notConfigured')
  const flow = {
    provider: accountType,
    language,
    hasAgreed: privacy === '1',
    linkAccountId: link === '1' ? yield* accountToLink(site, [shown].flat()[0]) : null,
  }
  const begun = yield* (yield* SocialFlows).begin(flow, isSecure)
  const there = yield* providers.signInAddress(accountType, begun)
  yield* replyWithCookies([begun.cookie])
  return HttpServerResponse.redirect(there, {
    status: 303,
    headers: {
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      // A window that is cut off from its opener counts as closed there.
      'cross-origin-opener-policy': 'unsafe-none',
    },
  })
})
