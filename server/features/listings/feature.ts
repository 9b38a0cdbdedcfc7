import { Effect, Layer } from 'effect'
import { keepDoing, SOON_AFTER_START } from '#server/platform/keepDoing.ts'
import { joinAlike } from '#server/content/listings/properties/joinAlike.ts'
import { askToConfirm, fadeUnconfirmed } from './freshness/askToConfirm.ts'
import { reloadAgedHomes } from './freshness/agedHomes.ts'
import { endCertificates } from './freshness/endCertificates.ts'
import { expireUnconfirmed } from './freshness/expireUnconfirmed.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { DocumentFiles } from '#server/content/media/documents/DocumentFiles.ts'
import { PhotographFiles } from '#server/content/media/photographs/PhotographFiles.ts'
import { Photographs } from '#server/content/media/photographs/Photographs.ts'
import { StockRoutes } from './feeds/out/routes.ts'
import { fetchPhotos } from './feeds/photos/fetchPhotos.ts'
import { CsvTemplate } from './feeds/reading/csvTemplate.ts'
import { FeedRuns } from './feeds/runs/FeedRuns.ts'
import { AgencyFeedsHandlers } from './feeds/runs/http.ts'
import { FeedRoutes } from './feeds/runs/routes.ts'
import { fetchSources } from './feeds/runs/source.ts'
import { removeDocumentFiles } from './documents/removeDocumentFiles.ts'
import { DocumentRoutes } from './documents/routes.ts'
import { SchemeRoutes } from './floorPlan/routes.ts'
import { removeFiles } from './photos/removeFiles.ts'
import { PhotographRoutes } from './photos/routes.ts'
import { ListingsHandlers } from './http.ts'
import { DraftForms } from './ads/forms.ts'
import { DraftsHandlers } from './drafts/http.ts'
import { keepPlans } from './plans/keepPlans.ts'
import { keepOrders } from './visibility/clock.ts'
import { VisibilityForms } from './visibility/forms.ts'
import { PaymentWebhook } from './visibility/webhook.ts'
import { Payments } from '#server/platform/payments/Payments.ts'
import { StatisticsCsv } from './statistics/csvRoute.ts'
import { QuestionsHandlers } from './questions/http.ts'
import { OwnListingsHandlers } from './ads/http.ts'
import { erase, exported, user } from './write/personal.ts'

/** Whether an ad is due is decided by its row alone: a restart loses nothing, and several processes move it once. */
const clock = Layer.effectDiscard(
  keepDoing({
    work: Effect.all([askToConfirm, fadeUnconfirmed, expireUnconfirmed, endCertificates, reloadAgedHomes], {
      discard: true,
    }),
    every: '10 minutes',
    first: SOON_AFTER_START,
    failure: 'Ads that nobody confirmed could not be asked about or moved',
  }),
)

/** Ads that are written get their property at once; those of loads and imports here. */
const properties = Layer.effectDiscard(
  keepDoing({
    work: joinAlike,
    every: '10 minutes',
    first: SOON_AFTER_START,
    failure: 'Ads could not be joined to properties',
  }),
)

/** Which feed or photograph is due is in the database: several processes share the work, and none does it twice. */
const feeds = Layer.effectDiscard(
  Effect.all(
    [
      keepDoing({ work: fetchSources, every: '5 minutes', failure: 'Feeds could not be fetched' }),
      keepDoing({
        work: fetchPhotos,
        every: '1 minute',
        failure: 'Photographs of feeds could not be fetched',
      }),
    ],
    { discard: true },
  ),
)

/** The files of photographs and documents that went with their ad or its account. */
const removedFiles = Layer.effectDiscard(
  keepDoing({
    work: Effect.all([removeFiles, removeDocumentFiles], { discard: true }),
    every: '1 minute',
    failure: 'Files of deleted photographs and documents could not be removed',
  }),
)

const orders = Layer.effectDiscard(
  keepDoing({
    work: keepOrders,
    every: '5 minutes',
    first: '1 minute',
    failure: 'Orders of visibility could not be looked after',
  }),
)

const plans = Layer.effectDiscard(
  keepDoing({
    work: keepPlans,
    every: '10 minutes',
    first: SOON_AFTER_START,
    failure: 'Agencies that do not pay could not be told, or their ads not be paused or shown again',
  }),
)

export const feature = {
  handlers: Layer.mergeAll(
    ListingsHandlers,
    OwnListingsHandlers,
    DraftsHandlers,
    AgencyFeedsHandlers,
    QuestionsHandlers,
  ),
  routes: Layer.mergeAll(
    PhotographRoutes,
    DocumentRoutes,
    SchemeRoutes,
    DraftForms,
    StatisticsCsv,
    FeedRoutes,
    StockRoutes,
    CsvTemplate,
    PaymentWebhook,
    VisibilityForms,
  ),
  services: Layer.mergeAll(clock, properties, feeds, removedFiles, orders, plans).pipe(
    Layer.provideMerge(Layer.mergeAll(FeedRuns.layer, Payments.layer)),
    Layer.provideMerge(
      Layer.mergeAll(
        Listings.layer,
        ListingWriter.layer,
        Photographs.layer,
        PhotographFiles.layer,
        DocumentFiles.layer,
      ),
    ),
  ),
  personal: { exported, erase, user },
}
