import type { IncomingMessage } from 'node:http'

/** The cookies of a request by name, as sent: nothing is decoded. The first of a repeated name wins. */
export function cookiesOf(request: IncomingMessage): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals).trim()
    if (equals > 0 && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim())
  }
  return cookies
}
