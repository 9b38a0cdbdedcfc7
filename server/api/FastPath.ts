import { Context } from 'effect'
import type { IncomingMessage } from 'node:http'
import type { Middleware } from '#server/platform/middleware.ts'
import { ReplyBuffers } from './ReplyBuffers.ts'
import { lengthOf, type SerializedJson } from './SerializedJson.ts'

/** Answers a request, or leaves it to the routes: where something has to be read first, and where it is refused. */
export type FastAnswer = (request: IncomingMessage, parameters: URLSearchParams) => SerializedJson | undefined

/**
 * Calls that are asked often, and answered from memory where they can be: before the routes, which cost more than the
 * answer does (decision 0035). The routes give the same to the byte.
 */
export class FastPath {
  private readonly answers = new Map<string, FastAnswer>()
  private readonly buffers = new ReplyBuffers()

  /** From now on, `GET` of a path is answered so. */
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

/** Whether a query is percent-encoded as it should be. The router reads others in a way of its own. */
function isDecodable(query: string): boolean {
  if (!query.includes('%')) return true
  try {
    decodeURIComponent(query)
    return true
  } catch {
    return false
  }
}

/** Those of this portal, where it has such. */
export const CurrentFastPath = Context.Reference<FastPath | undefined>('estia/api/CurrentFastPath', {
  defaultValue: () => undefined,
})
