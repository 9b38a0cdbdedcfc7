import type { IncomingMessage } from 'node:http'
import type { PageRequest } from '#app/entry-server.tsx'
import { accountCookies } from '#domain/account/cookies.ts'
import { isDemo } from '#domain/demo.ts'
import type { Settings } from '#server/platform/Configuration.ts'
import { cookiesOf } from '#server/http/cookies.ts'
import { pathOf } from '#server/http/middleware.ts'

type OneTapFacts = NonNullable<NonNullable<PageRequest['account']>['oneTap']>

/** Google's prompt: what a page needs for it, and which pages may have it (docs/decisions/0023-google-one-tap.md). */
export interface OneTapPages extends OneTapFacts {
  /** Whether the requested page may have it. */
  readonly isFor: (request: IncomingMessage) => boolean
}

/** Undefined where the operator did not switch it on, or there is no client at Google to be known by. */
export function oneTapPages({
  oneTap,
  socialSignIn: { google },
  flags,
}: Pick<Settings, 'oneTap' | 'socialSignIn' | 'flags'>): OneTapPages | undefined {
  if (!oneTap || google === undefined || !flags.socialLogin) return undefined
  return {
    clientId: google.clientId,
    script: `${new URL(google.issuer).origin}/gsi/client`,
    isFor: isAllowed,
  }
}

/** An anonymous visitor who allowed it, on a page that is no demonstration. */
function isAllowed(request: IncomingMessage): boolean {
  const cookies = cookiesOf(request)
  return (
    cookies.get(accountCookies.oneTap) === '1' &&
    cookies.get(accountCookies.signedIn) !== '1' &&
    !isDemo(pathOf(request))
  )
}
