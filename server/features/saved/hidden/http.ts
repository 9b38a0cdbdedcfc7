import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Listings } from '#server/content/listings/Listings.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { add, forget, recent } from '../recent/recent.ts'
import { hide, ids, list, show } from './hidden.ts'

const services = provideServices(...accountServices, Listings, SearchIndex)

/** Handlers of hidden homes. */
export const HiddenHandlers = HttpApiBuilder.group(
  ServedApi,
  'hidden',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* services
    return handlers.handleAll({
      list: served(list),
      ids: served(ids),
      hide: served(hide),
      show: served(show),
    })
  }),
)

/** Handlers of recent homes and searches. */
export const RecentHandlers = HttpApiBuilder.group(
  ServedApi,
  'recent',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* services
    return handlers.handleAll({ recent: served(recent), add: served(add), forget: served(forget) })
  }),
)
