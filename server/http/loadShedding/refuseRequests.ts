import { Context, Metric } from 'effect'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaults, isLanguage } from '#domain/locale.ts'
import { RETRY_AFTER } from '#server/database/unavailable.ts'
import { isApiPath } from '#server/http/api/apiPaths.ts'
import { refusedRequests } from '#server/platform/metrics.ts'
import { lastResortPage } from '#server/http/lastResortPage.ts'
import { errorBody } from '#server/http/replies/messages.ts'
import { pathOf } from '#server/http/middleware.ts'
import type { WriteLine } from '#server/http/requestLog.ts'
import type { Refusal } from './shedLoad.ts'

/** The overload is over after so long without a refusal, ms; the next one is logged again. */
const QUIET = 60_000

/** Refuses a request in its language, and logs an overload once. */
export function refuseRequests(write: WriteLine) {
  let last = -Infinity
  return (request: IncomingMessage, response: ServerResponse, reason: Refusal): void => {
    Metric.withAttributes(refusedRequests, { reason }).updateUnsafe(1, Context.empty())
    const now = performance.now()
    if (now - last > QUIET) write(warning(reason))
    last = now
    response.setHeader('retry-after', RETRY_AFTER)
    if (isForPrograms(request)) refuseCall(request, response)
    else lastResortPage(response, 503)
  }
}

const warning = (reason: Refusal) => ({
  time: new Date().toISOString(),
  level: 'warn',
  message: 'More is asked than can be answered in time, and some are told to come again',
  reason,
})

/** The popup of social sign-in is an API path, but a person reads it. */
const isForPrograms = (request: IncomingMessage) =>
  isApiPath(pathOf(request)) && request.headers.accept?.includes('text/html') !== true

function refuseCall(request: IncomingMessage, response: ServerResponse): void {
  const lang = new URLSearchParams(/\?([^#]*)/.exec(request.url ?? '')?.[1]).get('lang') ?? ''
  response.statusCode = 503
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify(errorBody('tooManyVisitors', isLanguage(lang) ? lang : defaults.language)))
}
