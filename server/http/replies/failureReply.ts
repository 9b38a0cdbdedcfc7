import { Cause, Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { isUnavailable, RETRY_AFTER } from '#server/database/unavailable.ts'
import { errorBody } from '#server/http/replies/messages.ts'
import { requestLanguage } from './requestLanguage.ts'

/**
 * The reply to an undeclared failure: a 503 with `Retry-After` if the database cannot answer now, else a 500, logged
 * as unexpected.
 */
export const failureReply = (failure: unknown) =>
  Effect.gen(function* () {
    const language = yield* requestLanguage
    if (isUnavailable(failure)) {
      yield* Effect.logWarning('database unavailable', String(failure))
      const headers = { 'retry-after': RETRY_AFTER }
      return HttpServerResponse.jsonUnsafe(errorBody('unavailable', language), { status: 503, headers })
    }
    yield* Effect.logError('unexpected error', Cause.die(failure))
    return HttpServerResponse.jsonUnsafe(errorBody('unexpected', language), { status: 500 })
  })
