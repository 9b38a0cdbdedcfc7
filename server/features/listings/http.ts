import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import type { ListingBackground } from '#domain/listing/ListingBackground.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { Photo } from '#domain/listing/Photo.ts'
import { defaults } from '#domain/locale.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { ListingCounts } from '#server/content/statistics/ListingCounts.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { confirmByLink } from './freshness/confirmByLink.ts'

/** Answers for one listing, and what is known around it. */
export const ListingsHandlers = HttpApiBuilder.group(
  ServedApi,
  'listings',
  Effect.fnUntraced(function* (handlers) {
    const listings = yield* Listings
    const counts = yield* ListingCounts
    const served = yield* provideServices(
      SqlClient.SqlClient,
      Configuration,
      RateLimits,
      Notifications,
      SearchIndex,
      ListingWriter,
    )
    return handlers.handleAll({
      detail: ({ params, query: { lang = defaults.language }, request }) =>
        Effect.map(listings.detail(params.id, lang), (detail) => {
          counts.opened(params.id, request.headers['user-agent'])
          return jsonReply<ListingDetail>(detail)
        }),
      photos: ({ params, query: { lang = defaults.language } }) =>
        Effect.map(listings.photos(params.id, lang), jsonReply<readonly Photo[]>),
      similar: ({ params, query: { lang = defaults.language } }) =>
        Effect.map(listings.similar(params.id, lang), jsonReply<readonly ListingCard[]>),
      sameHome: ({ params, query: { lang = defaults.language } }) =>
        Effect.map(listings.sameHome(params.id, lang), jsonReply<readonly ListingCard[]>),
      marks: ({ params, query: { keyword, lang = defaults.language } }) =>
        listings.marks(params.id, keyword, lang),
      confirmByLink: served(confirmByLink),
      background: ({ params, query: { lang = defaults.language } }) =>
        Effect.map(listings.background(params.id, lang), jsonReply<ListingBackground>),
    })
  }),
)
