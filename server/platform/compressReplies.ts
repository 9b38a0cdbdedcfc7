import compression from 'compression'
import type { Middleware } from './middleware.ts'

// Its types know Express only, but it asks no more of a request and a response than Node gives.
const compress = compression() as unknown as Middleware

/** Compresses replies that are made on the fly: pages while they stream, and the API's. */
export const compressReplies: Middleware = (request, response, next) => compress(request, response, next)
