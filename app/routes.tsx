import { transparencyRoute } from './features/transparency/transparency.routes.ts'
import { appStartRoute } from './features/appStart/appStart.routes.ts'
import {
  agenciesRoute,
  agenciesSlugRoute,
  agencyRoute,
  listingsSlugRoute,
} from './features/agencies/agencies.routes.ts'
import {
  agencyGroupRoute,
  agencyGroupsRoute,
  agentRoute,
  agentsRoute,
  associationRoute,
  associationsRoute,
} from './features/agencies/groups/groups.routes.ts'
import {
  loginRoute,
  passwordResetRoute,
  signupRoute,
  verifyRoute,
} from './features/authentication/authentication.routes.ts'
import { contactUsRoute } from './features/contactUs/contactUs.routes.ts'
import { demoRoute } from './features/demo/demo.routes.ts'
import { homeRoute } from './features/home/home.routes.ts'
import {
  aboutRoute,
  accessibilityRoute,
  cookiesRoute,
  privacyRoute,
  termsRoute,
} from './features/legal/legal.routes.ts'
import { compareRoute, confirmListingRoute, listingRoute } from './features/listing/listing.routes.ts'
import { confirmContactRoute, messagesRoute } from './features/messages/messages.routes.ts'
import { mortgageRoute } from './features/mortgage/mortgage.routes.ts'
import { guideMethodRoute, guideRoute, propertyMarketRoute } from './features/prices/prices.routes.ts'
import { profileRoute } from './features/profile/profile.routes.ts'
import { moderationRoute } from './features/moderation/moderation.routes.ts'
import { editAdRoute, visibilityRoute, ownAdsRoute, publishRoute } from './features/publish/publish.routes.ts'
import {
  hiddenRoute,
  joinGroupRoute,
  recentAdsRoute,
  recentSearchesRoute,
  savedMapRoute,
  savedRoute,
  sharedHomesRoute,
} from './features/saved/saved.routes.ts'
import { joinAgencyRoute, officeRoute } from './features/office/office.routes.ts'
import { operatorReplayRoute, operatorRoute } from './features/operator/operator.routes.ts'
import { mapDrawRoute, searchMapRoute } from './features/search/searchMap.routes.ts'
import { searchesRoute } from './features/searches/searches.routes.ts'
import { searchListRoute, searchRoute } from './features/search/search.routes.ts'
import {
  myHomeRoute,
  sellHomeRoute,
  valuationMethodRoute,
  valuationRoute,
} from './features/valuation/valuation.routes.ts'
import { portalViews } from './portalViews.ts'
import { type Portal, wholeTable } from './shell/Portal.ts'
import type { Route } from './shell/route.tsx'

/** Every page. */
export const routes: readonly Route[] = [
  homeRoute,
  searchRoute,
  searchListRoute,
  searchMapRoute,
  mapDrawRoute,
  listingRoute,
  appStartRoute,
  transparencyRoute,
  agenciesRoute,
  // Before the page of an agency, whose path is as theirs.
  agentsRoute,
  agentRoute,
  agencyGroupsRoute,
  agencyGroupRoute,
  associationsRoute,
  associationRoute,
  agenciesSlugRoute,
  listingsSlugRoute,
  agencyRoute,
  guideRoute,
  guideMethodRoute,
  propertyMarketRoute,
  valuationRoute,
  valuationMethodRoute,
  myHomeRoute,
  sellHomeRoute,
  mortgageRoute,
  demoRoute,
  loginRoute,
  signupRoute,
  passwordResetRoute,
  verifyRoute,
  profileRoute,
  messagesRoute,
  confirmContactRoute,
  confirmListingRoute,
  savedRoute,
  savedMapRoute,
  searchesRoute,
  compareRoute,
  sharedHomesRoute,
  joinGroupRoute,
  hiddenRoute,
  recentAdsRoute,
  recentSearchesRoute,
  officeRoute,
  joinAgencyRoute,
  publishRoute,
  ownAdsRoute,
  editAdRoute,
  visibilityRoute,
  moderationRoute,
  operatorRoute,
  operatorReplayRoute,
  termsRoute,
  privacyRoute,
  cookiesRoute,
  aboutRoute,
  accessibilityRoute,
  contactUsRoute,
]

/** The portal with all of its pages at once. */
export const portal: Portal = { ...portalViews, routes: wholeTable(routes) }
