import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { provideServices } from '#server/http/api/provideServices.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { end, list, make, replace } from './calls.ts'

/** Handlers of keys of agencies. */
export const AgencyKeysHandlers = HttpApiBuilder.group(
  ServedApi,
  'agencyKeys',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(...accountServices)
    return handlers.handleAll({
      list: served(list),
      make: served(make),
      replace: served(replace),
      end: served(end),
    })
  }),
)
