import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { accept, fetchNow, list, run, source } from './calls.ts'
import { FeedRuns } from './FeedRuns.ts'

/** Handlers of feeds of agencies. */
export const AgencyFeedsHandlers = HttpApiBuilder.group(
  ServedApi,
  'agencyFeeds',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(
      SqlClient.SqlClient,
      Configuration,
      Sessions,
      RateLimits,
      Notifications,
      ListingWriter,
      SearchIndex,
      FeedRuns,
    )
    return handlers.handleAll({
      list: served(list),
      run: served(run),
      accept: served(accept),
      source: served(source),
      fetch: served(fetchNow),
    })
  }),
)
