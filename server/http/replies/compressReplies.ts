import compression from 'compression'
import type { ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import type { Middleware } from '../middleware.ts'

/**
 * Brotli with a window of 256 kB instead of 4 MB, whose memory it would allocate each time: replies are hardly
 * longer.
 */
const brotli = { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } }

// Its types know Express only, but it asks no more of a request and a response than Node gives.
const compress = compression({ brotli }) as unknown as Middleware

/** Compresses replies that are made on the fly: pages while they stream, the API's, and sitemaps. */
export const compressReplies: Middleware = (request, response, next) => {
  compress(request, response, () => {
    withoutEmptyReason(response)
    next()
  })
}

/**
 * Effect's server writes `writeHead(200, undefined, headers)`, which Node allows. What compression listens with takes
 * the second argument for the headers then, and they are lost: no type, no caching, and nothing to compress by.
 */
function withoutEmptyReason(response: ServerResponse): void {
  const write = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) =>
    write(status, ...(rest[0] === undefined ? rest.slice(1) : rest))
}
