/** How a request from one of our pages is told from one that another site caused. */
import type { HttpServerRequest } from 'effect/http'
import { cookiesIn } from '#server/http/cookies.ts'
import { isTokenOf, preSessionIn } from '#server/http/csrf.ts'

type Request = Pick<HttpServerRequest.HttpServerRequest, 'headers'>

/** The type of a body, without its parameters. */
export const typeOf = ({ headers }: Request): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** A browser sends the origin of a request: another origin's is refused. */
export function isFromElsewhere({ headers }: Request, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const sender = headers['origin']
  // Under which names a development server is reached, only the request knows.
  const host = URL.parse(sender ?? '')?.host
  return sender !== undefined && sender !== origin && (host === undefined || host !== headers['host'])
}

/** Whether a token belongs to the browser that sent a request. */
export function holdsToken({ headers }: Request, token: string, origin: string): boolean {
  const preSession = preSessionIn(cookiesIn(headers['cookie']), origin.startsWith('https:'))
  return preSession !== undefined && isTokenOf(preSession, token)
}
