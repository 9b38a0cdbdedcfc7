import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { Listings } from '#server/content/listings/Listings.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { ListingCounts } from '#server/content/statistics/ListingCounts.ts'
import { Places } from '#server/content/geography/Places.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { accountServices } from '#server/identity/accountServices.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { DocumentFiles } from '#server/content/media/documents/DocumentFiles.ts'
import { PhotographFiles } from '#server/content/media/photographs/PhotographFiles.ts'
import { arrangeDocuments } from '../documents/arrangeDocuments.ts'
import { writePlan } from '../floorPlan/writePlan.ts'
import { arrange } from '../photos/arrangePhotographs.ts'
import { act, change, create, own, part } from './calls.ts'
import { answer, asked } from '../questions/questions.ts'
import { statistics } from '../statistics/statistics.ts'
import { buy, read as visibility, withdraw } from '../visibility/calls.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Payments } from '#server/platform/payments/Payments.ts'
import { home, join } from './home.ts'
import { list } from './ownAds.ts'

/** Handlers of listings as their advertisers write them. */
export const OwnListingsHandlers = HttpApiBuilder.group(
  ServedApi,
  'ownListings',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(
      ...accountServices,
      SearchIndex,
      ListingWriter,
      Listings,
      Places,
      PhotographFiles,
      DocumentFiles,
      ListingCounts,
      Outbox,
      Payments,
    )
    return handlers.handleAll({
      create: served(create),
      list: served(list),
      change: served(change),
      own: served(own),
      statistics: served(statistics),
      asked: served(asked),
      answer: served(answer),
      visibility: served(visibility),
      buyVisibility: served(buy),
      withdrawVisibility: served(withdraw),
      activate: served(act('activate')),
      pause: served(act('pause')),
      offer: served(act('offer')),
      withdraw: served(act('withdraw')),
      sold: served(act('sold')),
      confirm: served(act('confirm')),
      part: served(part),
      home: served(home),
      join: served(join),
      arrangePhotos: served(arrange),
      arrangeDocuments: served(arrangeDocuments),
      writePlan: served(writePlan),
    })
  }),
)
