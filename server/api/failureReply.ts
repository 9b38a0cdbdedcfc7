import { Cause, Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { isUnavailable, RETRY_AFTER } from '#server/database/unavailable.ts'
import { errorBody } from '#server/platform/messages.ts'
import { requestLanguage } from './language.ts'

/**
 * The reply to what no endpoint declares: a 503, and when to come again, where the database cannot answer now; else
 * logged as nobody's expectation, and a 500.
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
