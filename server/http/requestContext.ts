import { randomBytes, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Middleware } from './middleware.ts'

/** Request data for every middleware. */
export interface RequestContext {
  /** Names the request in the log and in error pages. Ours alone: a header from outside is not believed. */
  readonly id: string
  /** Allows this response's own scripts and styles under the content security policy. */
  readonly nonce: string
  readonly startedAt: bigint
}

const contexts = new WeakMap<ServerResponse, RequestContext>()

const NONCE_BYTES = 18

/** Random bytes for the next nonces: asking the system for many at once costs as much as asking for one. */
let pool = Buffer.alloc(0)

function nextNonce(): string {
  if (pool.length < NONCE_BYTES) pool = randomBytes(NONCE_BYTES * 128)
  const bytes = pool.subarray(0, NONCE_BYTES)
  pool = pool.subarray(NONCE_BYTES)
  return bytes.toString('base64')
}

/** Headers by which a client claims that a request belongs to its trace. */
const tracesOfOthers = ['traceparent', 'tracestate', 'b3', 'x-b3-traceid', 'x-b3-spanid', 'x-b3-sampled']

/** The first middleware: gives the request its id and nonce. */
export const startRequest: Middleware = (request, response, next) => {
  const context = {
    id: randomUUID(),
    nonce: nextNonce(),
    startedAt: process.hrtime.bigint(),
  }
  contexts.set(response, context)
  response.setHeader('x-request-id', context.id)
  // What answers further in finds it there, and never one from outside; traces begin here, too.
  request.headers['x-request-id'] = context.id
  for (const name of tracesOfOthers) delete request.headers[name]
  next()
}

/** The context of a request that went through `startRequest`. */
export function contextOf(response: ServerResponse): RequestContext {
  const context = contexts.get(response)
  if (context === undefined) throw new Error('This response never went through startRequest')
  return context
}
