import type { IncomingMessage } from 'node:http'
import type { CookieName } from '#domain/cookies.ts'

/** The cookies of a request by name, as sent: nothing is decoded. The first of a repeated name wins. */
export const cookiesOf = (request: IncomingMessage): ReadonlyMap<string, string> =>
  cookiesIn(request.headers.cookie)

/** The cookies of a `Cookie` header by name, as `cookiesOf` reads them. */
export function cookiesIn(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).trim()
    if (equals > 0 && name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim())
  }
  return cookies
}

export interface CookieOptions {
  /** Seconds; 0 ends the cookie, absent keeps it until the browser closes. */
  readonly maxAge?: number
  /** The origin is https: the cookie never travels otherwise. */
  readonly isSecure: boolean
  /** Scripts of a page may read it. */
  readonly isReadable?: boolean
}

/** A `Set-Cookie` line of a cookie that domain/cookies.ts declares: for every path of this host, not sent from other sites except by following a link. */
export function setCookieLine(
  name: CookieName | `__Host-${CookieName}`,
  value: string,
  { maxAge, isSecure, isReadable = false }: CookieOptions,
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(isSecure ? ['Secure'] : []),
    ...(isReadable ? [] : ['HttpOnly']),
    'SameSite=Lax',
  ].join('; ')
}

/**
 * The name of a cookie that scripts cannot read. Under `__Host-` browsers believe it only from this very host over
 * https, so that neither a sister domain nor a listener on the way can plant one.
 */
export const hostCookieName = <Name extends CookieName>(
  name: Name,
  isSecure: boolean,
): Name | `__Host-${Name}` => (isSecure ? `__Host-${name}` : name)
