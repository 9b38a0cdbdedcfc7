import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { end, list, make, replace } from './calls.ts'

/** Handlers of keys of agencies. */
export const AgencyKeysHandlers = HttpApiBuilder.group(
  ServedApi,
  'agencyKeys',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(
      SqlClient.SqlClient,
      Configuration,
      Sessions,
      RateLimits,
      Notifications,
    )
    return handlers.handleAll({
      list: served(list),
      make: served(make),
      replace: served(replace),
      end: served(end),
    })
  }),
)
