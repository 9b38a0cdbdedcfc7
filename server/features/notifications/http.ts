/** The event stream of a signed-in user. */
import { Effect, Layer, Stream } from 'effect'
import { type Headers, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import type { SqlClient } from 'effect/sql'
import { shownAccountParameter } from '#domain/account/shownAccount.ts'
import { streamPath } from '#domain/contact/contactPaths.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { currentSession, requestVisitor } from '#server/identity/requestVisitor.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { Stopping } from '#server/platform/Stopping.ts'
import { eventStream } from './eventStream.ts'
import { hearOthers } from './hearOthers.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { makeStreamPlaces, type StreamPlaces } from './StreamPlaces.ts'

const headers = {
  // `no-transform`: compressed, events would wait for a block to fill.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Where to continue: the browser's `Last-Event-ID`, else the page's parameter. */
const afterIn = (sent: Headers.Headers, parameters: URLSearchParams | undefined): number | undefined => {
  const asked = sent['last-event-id'] ?? parameters?.get('after') ?? ''
  return /^\d{1,15}$/.test(asked) ? Number(asked) : undefined
}

/** No session: with status 204 a browser does not reconnect. */
const noStream = HttpServerResponse.empty({ status: 204, headers: { 'cache-control': 'no-store' } })

const tooMany = HttpServerResponse.empty({
  status: 429,
  headers: { 'cache-control': 'no-store', 'retry-after': '60' },
})

const stream = Effect.fnUntraced(function* (places: StreamPlaces, stopping: Effect.Effect<void>) {
  const { flags } = yield* Configuration
  const session = yield* currentSession
  const { headers: sent, url } = yield* HttpServerRequest.HttpServerRequest
  const parameters = URL.parse(url, 'http://localhost')?.searchParams
  // A page that shows another account gets the answer of a page without a session.
  const isAnothers = session?.accountId !== (parameters?.get(shownAccountParameter) ?? session?.accountId)
  if (session === undefined || isAnothers || !flags.realtimeNotifications) return noStream
  const { accountId } = session
  if (!places.hasRoom(accountId)) return tooMany
  const { sessionToken } = yield* requestVisitor
  const { current } = yield* Sessions
  const notifications = yield* Notifications
  const after = afterIn(sent, parameters)
  const services = yield* Effect.context<SqlClient.SqlClient>()
  const isSignedIn = Effect.map(current(sessionToken), (still) => still !== undefined)
  const events = eventStream({ notifications, accountId, after, isSignedIn, stopping })
  const text = Stream.unwrap(Effect.as(places.take(accountId), events)).pipe(
    Stream.provideContext(services),
    Stream.encodeText,
  )
  return HttpServerResponse.stream(text, { contentType: 'text/event-stream; charset=utf-8', headers })
})

type Needs = Configuration | Notifications | Sessions | SqlClient.SqlClient

/** The stream's route, and its listener for other processes. */
export const EventRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    yield* hearOthers
    const answer = stream(makeStreamPlaces(), yield* Stopping)
    yield* router.add('GET', streamPath, Effect.provideContext(answer, context))
  }),
)
