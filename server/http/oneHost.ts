import { lastResortPage } from './lastResortPage.ts'
import type { Middleware } from './middleware.ts'

/** A name or an address, with a port or without. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses requests that name no host that can be read, or two: a proxy and the portal could each read another one. One
 * of HTTP/1.0 may name none.
 */
export const oneHost: Middleware = (request, response, next) => {
  const { rawHeaders, headers, httpVersion } = request
  let named = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') named++
  const isClear = named === 0 ? httpVersion === '1.0' : named === 1 && host.test(headers.host ?? '')
  if (isClear) return next()
  // The rest of the connection cannot be attributed to a known client.
  response.setHeader('connection', 'close')
  lastResortPage(response, 400)
}
