import { Context } from 'effect'
import type { IncomingMessage } from 'node:http'
import type { Middleware } from '#server/platform/middleware.ts'
import { ReplyBuffers } from './ReplyBuffers.ts'
import { lengthOf, type WrittenJson } from './WrittenJson.ts'

/** Answers a request, or leaves it to the routes: where something has to be read first, and where it is refused. */
export type DirectAnswer = (request: IncomingMessage, parameters: URLSearchParams) => WrittenJson | undefined

/**
 * Calls that are asked often, and answered from memory where they can be: before the routes, which cost more than the
 * answer does (decision 0035). The routes give the same to the byte.
 */
export class DirectReplies {
  private readonly answers = new Map<string, DirectAnswer>()
  private readonly buffers = new ReplyBuffers()

  /** From now on, `GET` of a path is answered so. */
  answer(path: string, how: DirectAnswer): void {
    this.answers.set(path, how)
  }

  readonly middleware: Middleware = (request, response, next) => {
    const { method, url = '' } = request
    const query = url.indexOf('?')
    const how = method === 'GET' && this.answers.get(query < 0 ? url : url.slice(0, query))
    const reply = how && how(request, new URLSearchParams(query < 0 ? '' : url.slice(query + 1)))
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

/** Those of this portal, where it has such. */
export const Direct = Context.Reference<DirectReplies | undefined>('estia/api/Direct', {
  defaultValue: () => undefined,
})
