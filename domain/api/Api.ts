import { HttpApi, OpenApi } from 'effect/http-api'
import { AccountApi, ProfileApi } from './Account.ts'
import { AgenciesApi } from './Agencies.ts'
import { ContactApi } from './Contact.ts'
import { GeographyApi } from './Geography.ts'
import { HomeApi } from './Home.ts'
import { ListingsApi } from './Listings.ts'
import { MessagesApi } from './Messages.ts'
import { ReportsApi } from './Reports.ts'
import { SavedApi } from './Saved.ts'
import { SearchApi } from './Search.ts'

/** The whole HTTP contract: the server's routes, the app's typed client and the tests' client come from it. */
export class Api extends HttpApi.make('estia')
  .add(HomeApi)
  .add(SearchApi)
  .add(ListingsApi)
  .add(AgenciesApi)
  .add(ReportsApi)
  .add(GeographyApi)
  .add(AccountApi)
  .add(ProfileApi)
  .add(SavedApi)
  .add(ContactApi)
  .add(MessagesApi)
  .annotateMerge(OpenApi.annotations({ title: 'Estia' })) {}
