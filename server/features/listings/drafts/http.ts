import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Places } from '#server/content/geography/Places.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { PhotographFiles } from '#server/content/media/photographs/PhotographFiles.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { card } from './card.ts'
import { create, draft, list, remove, save } from './calls.ts'
import { preview } from './preview.ts'
import { check, publish } from './publish.ts'
import { anotherHome } from './sameHome.ts'

/** Handlers of ads that are being written. */
export const DraftsHandlers = HttpApiBuilder.group(
  ServedApi,
  'drafts',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(
      ...accountServices,
      Places,
      SearchIndex,
      Listings,
      ListingWriter,
      PhotographFiles,
    )
    return handlers.handleAll({
      list: served(list),
      create: served(create),
      draft: served(draft),
      save: served(save),
      remove: served(remove),
      check: served(check),
      preview: served(preview),
      card: served(card),
      publish: served(publish),
      anotherHome: served(anotherHome),
    })
  }),
)
