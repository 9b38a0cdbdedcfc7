import { Effect, Option } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { operatorLimits } from '#domain/operator/operator.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { staff } from '#server/identity/staff.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { eventCounts } from './countsOf.ts'

const list = Effect.fn('eventCounts.list')(function* () {
  yield* staff('operators')
  const { analyticsKey } = yield* Configuration
  return { isMeasured: Option.isSome(analyticsKey), events: yield* eventCounts(operatorLimits.days) }
})

/** Handlers of what the collector counted. */
export const EventCountHandlers = HttpApiBuilder.group(
  ServedApi,
  'eventCounts',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(SqlClient.SqlClient, Configuration, Sessions, RateLimits)
    return handlers.handleAll({ list: served(list) })
  }),
)
