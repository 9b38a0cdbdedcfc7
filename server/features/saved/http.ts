import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { SqlClient } from 'effect/sql'
import { SavedFull } from '#domain/api/saved/Saved.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { currentSession, requestVisitor } from '#server/identity/requestVisitor.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { provideServices } from '#server/http/api/provideServices.ts'
import { countersOf } from '#server/content/notifications/counters.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'
import { Saved } from './Saved.ts'

const list = Effect.fn('saved.list')(function* () {
  const { accountId } = yield* SignedInSession
  const { language } = yield* requestVisitor
  return { saved: yield* (yield* Saved).list(accountId, language) }
})

const ids = Effect.fn('saved.ids')(function* () {
  const session = yield* currentSession
  return { ids: session === undefined ? [] : yield* (yield* Saved).ids(session.accountId) }
})

interface Change {
  readonly params: { readonly id: number }
  readonly payload: { readonly isSaved: boolean }
}

const save = Effect.fn('saved.save')(function* ({ params: { id }, payload: { isSaved } }: Change) {
  const { accountId } = yield* SignedInSession
  const saved = yield* Saved
  yield* withinLimit('savesByAccount', accountId)
  if (!isSaved) yield* saved.remove(accountId, id)
  else if (!(yield* saved.save(accountId, id))) return yield* new SavedFull(refusal('savedFull'))
  return { ids: yield* saved.ids(accountId), counters: yield* Effect.orDie(countersOf(accountId)) }
})

/** Handlers of saved homes. */
export const SavedHandlers = HttpApiBuilder.group(
  ServedApi,
  'saved',
  Effect.fnUntraced(function* (handlers) {
    const served = yield* provideServices(SqlClient.SqlClient, Configuration, Sessions, RateLimits, Saved)
    return handlers.handleAll({ list: served(list), ids: served(ids), save: served(save) })
  }),
)
