import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { accept, fetchNow, list, run, source } from './calls.ts'
import { FeedRuns } from './FeedRuns.ts'

/** Handlers of feeds of agencies. */
export const AgencyFeedsHandlers = HttpApiBuilder.group(
  ServedApi,
  'agencyFeeds',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(...accountServices, ListingWriter, SearchIndex, FeedRuns)
    return handlers.handleAll({
      list: served(list),
      run: served(run),
      accept: served(accept),
      source: served(source),
      fetch: served(fetchNow),
    })
  }),
)
