import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { alertLimits } from '#domain/alerts/limits.ts'
import { feedPath } from '#domain/alerts/paths.ts'
import { type NewSearch, type SearchChange, SearchNotFound } from '#domain/api/alerts/SavedSearches.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { AlertIndex } from './AlertIndex.ts'
import { demandFor } from './demand.ts'
import { newLink } from './links.ts'
import { SavedSearches } from './SavedSearches.ts'

interface Of {
  readonly params: { readonly id: number }
}

/** The account that changes its searches, within its limit. */
const changing = Effect.gen(function* () {
  const { accountId } = yield* SignedInSession
  yield* withinLimit('searchesByAccount', accountId)
  const { language } = yield* requestVisitor
  return { accountId, language }
})

/** Whether alerts are pushed to the browser of a session. */
const isPushedTo = Effect.fnUntraced(function* (session: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`SELECT 1 FROM push_subscriptions WHERE session_id = ${session} LIMIT 1`
  return rows.length > 0
}, Effect.orDie)

const list = Effect.fn('savedSearches.list')(function* () {
  const { id, accountId } = yield* SignedInSession
  const { language } = yield* requestVisitor
  const saved = yield* SavedSearches
  return {
    searches: yield* saved.list(accountId, language),
    most: alertLimits.searches,
    isReachable: yield* saved.isReachable(accountId),
    isPushedHere: yield* isPushedTo(id),
  }
})

const create = Effect.fn('savedSearches.create')(function* ({ payload }: { readonly payload: NewSearch }) {
  const { accountId, language } = yield* changing
  return yield* (yield* SavedSearches).create(accountId, payload, language)
})

export const change = Effect.fn('savedSearches.change')(function* ({
  params: { id },
  payload,
}: Of & { readonly payload: SearchChange }) {
  const { accountId, language } = yield* changing
  return yield* (yield* SavedSearches).change(accountId, id, payload, language)
})

export const remove = Effect.fn('savedSearches.remove')(function* ({ params: { id } }: Of) {
  const { accountId } = yield* changing
  return { isRemoved: yield* (yield* SavedSearches).remove(accountId, id) }
})

const feeds = Effect.fn('savedSearches.feeds')(function* ({ params: { id } }: Of) {
  const { accountId } = yield* changing
  const sql = yield* SqlClient.SqlClient
  const mine = yield* Effect.orDie(
    sql`SELECT 1 FROM saved_searches WHERE id = ${id} AND account_id = ${accountId}`,
  )
  if (mine.length === 0) return yield* new SearchNotFound(refusal('searchNotFound'))
  const token = yield* Effect.orDie(newLink(id))
  const { origin } = yield* Configuration
  return { atom: origin + feedPath(token, 'atom'), json: origin + feedPath(token, 'json') }
})

const demand = Effect.fn('savedSearches.demand')(function* ({ params: { id } }: Of) {
  const { accountId } = yield* changing
  return yield* demandFor(accountId, id)
})

/** Handlers of saved searches. */
export const AlertHandlers = HttpApiBuilder.group(
  ServedApi,
  'savedSearches',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(
      SqlClient.SqlClient,
      Configuration,
      Sessions,
      RateLimits,
      SavedSearches,
      AlertIndex,
      SearchIndex,
    )
    return handlers.handleAll({
      list: served(list),
      create: served(create),
      change: served(change),
      remove: served(remove),
      feeds: served(feeds),
      demand: served(demand),
    })
  }),
)
