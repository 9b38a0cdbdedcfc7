import { HttpApi, OpenApi } from 'effect/http-api'
import { AccountApi, ProfileApi } from './Account.ts'
import type { AccountChanged, ForeignRequest } from './accountErrors.ts'
import { AgenciesApi } from './Agencies.ts'
import { AgencyDeskApi } from './agencies/Desk.ts'
import { AgencyFeedsApi } from './agencies/Feeds.ts'
import { AgencyKeysApi } from './agencies/Keys.ts'
import { AgencyOwnersApi } from './agencies/Owners.ts'
import { AgencyProfileApi } from './agencies/Profile.ts'
import { AgencyTeamApi } from './agencies/Team.ts'
import { AgencyGroupsApi } from './agencies/AgencyGroups.ts'
import { ContactApi } from './contact/Contact.ts'
import { DraftsApi } from './listings/Drafts.ts'
import type { InvalidRequest } from './errors.ts'
import { GeographyApi } from './Geography.ts'
import { HomeApi } from './Home.ts'
import { InquiriesApi } from './Inquiries.ts'
import { ListingsApi } from './Listings.ts'
import { MarketApi } from './Market.ts'
import { MessagesApi } from './contact/Messages.ts'
import { MyHomesApi } from './valuation/MyHomes.ts'
import { ModerationApi } from './Moderation.ts'
import { EventCountsApi, FlagSwitchesApi, ReplaysApi } from './Operator.ts'
import { OwnListingsApi } from './listings/OwnListings.ts'
import { QuestionsApi } from './listings/Questions.ts'
import { ReportsApi } from './Reports.ts'
import { HiddenApi } from './saved/Hidden.ts'
import { RecentApi } from './saved/Recent.ts'
import { SavedApi } from './saved/Saved.ts'
import { SavedGroupsApi } from './saved/SavedGroups.ts'
import { PushApi } from './alerts/Push.ts'
import { SavedSearchesApi } from './alerts/SavedSearches.ts'
import { SearchApi } from './Search.ts'
import { ValuationApi } from './valuation/Valuation.ts'
import { TransparencyApi } from './Transparency.ts'

/**
 * The whole HTTP contract. The server's routes and the tests' client are made of it; the app's client is derived from
 * its type (app/transport/contract.ts).
 */
export class Api extends HttpApi.make('estia')
  .add(HomeApi)
  .add(SearchApi)
  .add(ListingsApi)
  .add(OwnListingsApi)
  .add(DraftsApi)
  .add(QuestionsApi)
  .add(AgenciesApi)
  .add(AgencyTeamApi)
  .add(AgencyProfileApi)
  .add(AgencyOwnersApi)
  .add(AgencyKeysApi)
  .add(AgencyFeedsApi)
  .add(AgencyGroupsApi)
  .add(AgencyDeskApi)
  .add(MarketApi)
  .add(ValuationApi)
  .add(MyHomesApi)
  .add(ReportsApi)
  .add(ModerationApi)
  .add(FlagSwitchesApi)
  .add(EventCountsApi)
  .add(ReplaysApi)
  .add(InquiriesApi)
  .add(TransparencyApi)
  .add(GeographyApi)
  .add(AccountApi)
  .add(ProfileApi)
  .add(SavedApi)
  .add(SavedSearchesApi)
  .add(PushApi)
  .add(SavedGroupsApi)
  .add(HiddenApi)
  .add(RecentApi)
  .add(ContactApi)
  .add(MessagesApi)
  .annotateMerge(OpenApi.annotations({ title: 'Estia' })) {}

/** Errors that every endpoint may answer with, beside those that it declares: the server's guard adds them. */
export type GuardError = InvalidRequest | ForeignRequest | AccountChanged
