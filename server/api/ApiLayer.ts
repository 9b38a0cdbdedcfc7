/**
 * Everything that answers behind the contract, and what search engines read beside the pages, as routes.
 */
import { Layer } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { AccountsHandlers } from '#server/accounts/http.ts'
import { AccountServices } from '#server/accounts/AccountServices.ts'
import { SocialRoutes } from '#server/accounts/social/http.ts'
import { Agencies } from '#server/agencies/Agencies.ts'
import { AgenciesHandlers } from '#server/agencies/http.ts'
import { ContactServices } from '#server/contact/ContactServices.ts'
import { ContactHandlers } from '#server/contact/http.ts'
import { ContactRoutes } from '#server/contact/routes.ts'
import { CrawlerRoutes } from '#server/crawlers/http.ts'
import { Sitemaps } from '#server/crawlers/Sitemaps.ts'
import { GeographyHandlers } from '#server/geography/http.ts'
import { AddressFinder } from '#server/geography/outside/AddressFinder.ts'
import { Places } from '#server/geography/Places.ts'
import { Shapes } from '#server/geography/shapes/Shapes.ts'
import { Home } from '#server/home/Home.ts'
import { HomeHandlers } from '#server/home/http.ts'
import { ListingsHandlers } from '#server/listings/http.ts'
import { Listings } from '#server/listings/Listings.ts'
import { EventRoutes } from '#server/notifications/http.ts'
import { Notifications } from '#server/notifications/Notifications.ts'
import { ReportsHandlers } from '#server/reports/http.ts'
import { SavedHandlers } from '#server/saved/http.ts'
import { PriceCuts } from '#server/saved/priceCuts.ts'
import { Saved } from '#server/saved/Saved.ts'
import { SearchHandlers } from '#server/search/http.ts'
import { SearchIndex } from '#server/search/SearchIndex.ts'
import { SentenceModel } from '#server/search/sentence/SentenceModel.ts'
import { ErrorReplies } from './ErrorReplies.ts'
import { RequestGuard } from './RequestGuard.ts'
import { ServedApi } from './ServedApi.ts'
import { withUnknownAddresses } from './unknownAddress.ts'

/** The handlers of every group, without what they ask. */
export const ApiHandlers = Layer.mergeAll(
  SearchHandlers,
  ListingsHandlers,
  AgenciesHandlers,
  ReportsHandlers,
  GeographyHandlers,
  HomeHandlers,
  AccountsHandlers,
  SavedHandlers,
  ContactHandlers,
).pipe(Layer.provideMerge(Layer.merge(ErrorReplies.layer, RequestGuard.layer)))

/** What the handlers ask, over a database, a configuration and the media. */
export const ApiServices = Layer.mergeAll(
  Home.layer,
  Sitemaps.layer,
  Shapes.layer,
  AddressFinder.layer,
  SentenceModel.layer,
  PriceCuts,
).pipe(
  Layer.provideMerge(Agencies.layer),
  Layer.provideMerge(ContactServices),
  Layer.provideMerge(Layer.merge(Saved.layer, Notifications.layer)),
  Layer.provideMerge(Listings.layer),
  Layer.provideMerge(SearchIndex.layer),
  Layer.provideMerge(Places.layer),
  Layer.provideMerge(AccountServices),
)

/** The routes without what they ask, for tests and for a caller that shares the services. */
export const ApiRoutes = withUnknownAddresses(
  Layer.mergeAll(HttpApiBuilder.layer(ServedApi), CrawlerRoutes, SocialRoutes, EventRoutes, ContactRoutes),
).pipe(Layer.provide(ApiHandlers))

/** The routes, over a database (server/database), a Configuration and a MediaLibrary. */
export const ApiLayer = ApiRoutes.pipe(Layer.provide(ApiServices))
