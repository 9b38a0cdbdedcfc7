import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { answers, ask } from './questions.ts'

/** Handlers of what visitors ask for. */
export const QuestionsHandlers = HttpApiBuilder.group(
  ServedApi,
  'questions',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(SqlClient.SqlClient, Configuration, Sessions, RateLimits)
    return handlers.handleAll({ ask: served(ask), answers: served(answers) })
  }),
)
