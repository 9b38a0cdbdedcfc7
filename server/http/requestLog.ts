import type { IncomingMessage } from 'node:http'
import { withoutToken } from '#domain/alerts/paths.ts'
import { type Middleware, pathOf } from './middleware.ts'
import { contextOf } from './requestContext.ts'

/** Writes one JSON object as one line. JSON escapes line breaks, so a request cannot forge a line. */
export type WriteLine = (entry: Readonly<Record<string, unknown>>) => void

export const writeToStdout: WriteLine = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`)
}

const loggedPath = (request: IncomingMessage): string => withoutToken(pathOf(request)).slice(0, 500)

/**
 * One line a request, when it has ended. The query is left out: it may hold what people search for.
 * `ms` is the time from the first byte read to the last byte written.
 */
export const logRequests =
  (write: WriteLine): Middleware =>
  (request, response, next) => {
    // Static servers shorten the address for themselves: it is read before they do.
    const { method, path } = { method: request.method, path: loggedPath(request) }
    response.once('close', () => {
      const { id, startedAt } = contextOf(response)
      write({
        time: new Date().toISOString(),
        level: response.statusCode >= 500 ? 'error' : 'info',
        message: 'request',
        requestId: id,
        method,
        path,
        status: response.statusCode,
        ms: Math.round(Number(process.hrtime.bigint() - startedAt) / 1e4) / 100,
        ...(!response.writableFinished && { aborted: true }),
      })
    })
    next()
  }

/** Logs an unexpected error, with the request's id. */
export const logUnexpected =
  (write: WriteLine) =>
  (error: unknown, request: IncomingMessage, requestId: string): void =>
    write({
      time: new Date().toISOString(),
      level: 'error',
      message: 'unexpected error',
      requestId,
      path: loggedPath(request),
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
