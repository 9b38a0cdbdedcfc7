import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { Valuation } from '../Valuation.ts'
import { ask } from './ask.ts'
import { keep, list, remove } from './calls.ts'

/** Handlers of kept homes. */
export const MyHomesHandlers = HttpApiBuilder.group(
  ServedApi,
  'myHomes',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(
      SqlClient.SqlClient,
      Configuration,
      Sessions,
      RateLimits,
      Notifications,
      Outbox,
      Valuation,
    )
    return handlers.handleAll({
      list: served(list),
      keep: served(keep),
      remove: served(remove),
      ask: served(ask),
    })
  }),
)
