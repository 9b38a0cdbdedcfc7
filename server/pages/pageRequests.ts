import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageRequest } from '#app/entry-server.tsx'
import { accountCookies } from '#domain/account/cookies.ts'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import type { Flags } from '#domain/flags.ts'
import { cookiesOf } from '#server/platform/cookies.ts'
import type { Handler } from '#server/platform/effectHandler.ts'
import { csrfTokenOf, keepPreSession } from '#server/platform/csrf.ts'
import { lastResortPage } from '#server/platform/lastResortPage.ts'
import type { Middleware } from '#server/platform/middleware.ts'
import { contextOf } from '#server/platform/requestContext.ts'
import { isReadable } from './isReadable.ts'
import { offeredLanguage } from './offeredLanguage.ts'
import type { OneTapPages } from './oneTapPages.ts'
import type { PageSource } from './PageSource.ts'

interface PageOptions {
  readonly source: PageSource
  readonly flags: Flags
  /** What a map loads. */
  readonly tilesUrl: string
  readonly origin: string
  /** Who else can say who a visitor is: those that are configured. */
  readonly socialProviders: readonly SocialProvider[]
  /** Google's prompt, where the operator switched it on. */
  readonly oneTap: OneTapPages | undefined
  /** Whether a marketing service is told of people who agreed to it. */
  readonly hasMarketing: boolean
  /** Answers the API in process. */
  readonly fetchApi: Handler['fetch']
}

/** Longer addresses are no page of ours, characters. A drawn area of 500 corners fits, escaped as browsers do. */
const longestAddress = 13_000

/** Last step: every GET that nothing before it answered is a page, be it "not found". */
export const pageRequests =
  (options: PageOptions): Middleware =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return lastResortPage(response, 405)
    }
    const address = request.url ?? '/'
    if (address.length > longestAddress) return lastResortPage(response, 414)
    if (!isReadable(address)) return lastResortPage(response, 400)
    await sendPage(address, request, response, options)
  }

async function sendPage(
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
  options: PageOptions,
) {
  const { source, flags, tilesUrl, origin, socialProviders, oneTap, hasMarketing, fetchApi } = options
  const { id, nonce } = contextOf(response)
  const cookies = cookiesOf(request)
  const preSession = keepPreSession(cookies, origin.startsWith('https:'))
  const renderPage = await source.renderer()
  const page = await renderPage({
    url: address,
    theme: themeOf(cookies),
    nonce,
    origin,
    csrfToken: csrfTokenOf(preSession.value),
    flags,
    tilesUrl,
    offeredLanguage: offeredLanguage(request, cookies),
    isPseudo: cookies.get('pseudo') === '1',
    account: {
      isSignedIn: cookies.get(accountCookies.signedIn) === '1',
      socialProviders,
      offersOneTap: oneTap !== undefined,
      hasMarketing,
      ...(oneTap?.isFor(request) === true && {
        oneTap: { clientId: oneTap.clientId, script: oneTap.script },
      }),
    },
    assets: await source.assets(address, nonce),
    fetchApi: async (path) => {
      // What goes wrong there stands in the log under the page's own id, and limits count who asks for the page.
      const asked = new Request(new URL(path, origin), {
        headers: { 'x-request-id': id, ...forwardedFor(request) },
      })
      const reply = await fetchApi(asked, { address: request.socket.remoteAddress })
      return { status: reply.status, body: await reply.json() }
    },
  })
  response.statusCode = page.status
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  if (page.redirect !== undefined) {
    response.setHeader('location', page.redirect)
    response.end()
    return
  }
  if (preSession.setCookie !== undefined) response.setHeader('set-cookie', preSession.setCookie)
  // The page differs by cookie (theme, the token of its forms) and by nonce; back and forward may still use the browser's own copy.
  response.setHeader('cache-control', 'private, no-cache')
  response.once('close', () => page.abort())
  page.pipe(response)
}

function forwardedFor({ headers }: IncomingMessage): Record<string, string> {
  const sent = headers['x-forwarded-for']
  return sent === undefined ? {} : { 'x-forwarded-for': [sent].flat().join(', ') }
}

const themes: readonly (PageRequest['theme'] & string)[] = ['light', 'dark', 'contrast']

function themeOf(cookies: ReadonlyMap<string, string>): PageRequest['theme'] {
  const wanted = cookies.get('theme')
  return themes.find((theme) => theme === wanted) ?? null
}
