import { Context } from 'effect'
import type { IncomingMessage } from 'node:http'
import type { Middleware } from '#server/http/middleware.ts'
import { ReplyBuffers } from './ReplyBuffers.ts'
import { lengthOf, type SerializedJson } from './SerializedJson.ts'

/** Answers a request, or leaves it to the router: if data has to be read first, or the request is refused. */
export type FastAnswer = (request: IncomingMessage, parameters: URLSearchParams) => SerializedJson | undefined

/**
 * Frequent calls that are answered from memory where possible, before the router, which costs more than the answer
 * (decision 0035). The router's reply is the same, byte for byte.
 */
export class FastPath {
  private readonly answers = new Map<string, FastAnswer>()
  private readonly buffers = new ReplyBuffers()

  /** Registers the handler for `GET` of a path. */
  answer(path: string, how: FastAnswer): void {
    this.answers.set(path, how)
  }

  readonly middleware: Middleware = (request, response, next) => {
    const { method, url = '' } = request
    const mark = url.indexOf('?')
    const how = method === 'GET' && this.answers.get(mark < 0 ? url : url.slice(0, mark))
    const query = mark < 0 ? '' : url.slice(mark + 1)
    const reply = how && isDecodable(query) && how(request, new URLSearchParams(query))
    if (!reply) return next()
    const { pieces, encoding } = reply
    const length = lengthOf(pieces)
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': length,
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    })
    this.buffers.end(response, pieces, length)
  }
}

/** Whether a query is percent-encoded correctly. The router decodes others in its own way. */
function isDecodable(query: string): boolean {
  if (!query.includes('%')) return true
  try {
    decodeURIComponent(query)
    return true
  } catch {
    return false
  }
}

/** The fast path of this portal, if it has one. */
export const CurrentFastPath = Context.Reference<FastPath | undefined>('estia/api/CurrentFastPath', {
  defaultValue: () => undefined,
})
