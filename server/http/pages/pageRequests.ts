import type { IncomingMessage, ServerResponse } from 'node:http'
import { accountCookies } from '#domain/account/cookies.ts'
import { cookiesOf } from '#server/http/cookies.ts'
import { csrfTokenOf, keepPreSession } from '#server/http/csrf.ts'
import { lastResortPage } from '#server/http/lastResortPage.ts'
import type { Middleware } from '#server/http/middleware.ts'
import { contextOf } from '#server/http/requestContext.ts'
import { isReadable } from './isReadable.ts'
import { offeredLanguage } from './offeredLanguage.ts'
import { pageFor, type PageOptions, type Reader } from './pageFor.ts'

/** Longer addresses are no page of ours, characters. A drawn area of 500 corners fits, escaped as browsers do. */
const longestAddress = 13_000

/** Last step: every GET that nothing before it answered is a page, be it "not found". */
export const pageRequests =
  (options: PageOptions): Middleware =>
  async (request, response) => {
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
  const cookies = cookiesOf(request)
  const preSession = keepPreSession(cookies, options.origin.startsWith('https:'))
  const { id, nonce } = contextOf(response)
  const page = await pageFor(
    address,
    {
      nonce,
      theme: themeOf(cookies),
      results: cookies.get('results') === 'list' ? 'list' : undefined,
      csrfToken: csrfTokenOf(preSession.value),
      offeredLanguage: offeredLanguage(request, cookies),
      isPseudo: cookies.get('pseudo') === '1',
      isSignedIn: cookies.get(accountCookies.signedIn) === '1',
      seesOneTap: options.oneTap?.isFor(request) === true,
      address: request.socket.remoteAddress,
      cookie: request.headers.cookie ?? '',
      // Failures are logged with the page's request id, and limits count the page's client.
      headers: { 'x-request-id': id, ...forwardedFor(request), ...userAgentOf(request) },
    },
    options,
  )
  response.statusCode = page.status
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  if (page.redirect !== undefined) {
    response.setHeader('location', page.redirect)
    response.end()
    return
  }
  if (preSession.setCookie !== undefined) response.setHeader('set-cookie', preSession.setCookie)
  // The page differs by cookie (theme, the token of its forms) and by nonce; back and forward may still use the browser's own copy.
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'private, no-cache')
  response.once('close', () => page.abort())
  page.pipe(response)
}

function forwardedFor({ headers }: IncomingMessage): Record<string, string> {
  const sent = headers['x-forwarded-for']
  return sent === undefined ? {} : { 'x-forwarded-for': [sent].flat().join(', ') }
}

/** What is shown to programs is not counted. */
function userAgentOf({ headers }: IncomingMessage): Record<string, string> {
  const sent = headers['user-agent']
  return sent === undefined ? {} : { 'user-agent': sent }
}

const themes: readonly (Reader['theme'] & string)[] = ['light', 'dark', 'contrast']

function themeOf(cookies: ReadonlyMap<string, string>): Reader['theme'] {
  const wanted = cookies.get('theme')
  return themes.find((theme) => theme === wanted) ?? null
}
