/** The service of live flags: off unless `FLAGS_CLIENT_KEY` is set. */
import { ByteSize, Effect, Latch, Layer, Option, Schema, type Scope, Stream } from 'effect'
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import type { SqlClient } from 'effect/sql'
import { flagsFor } from '#domain/flagService/liveFlags.ts'
import {
  changeEvent,
  EVALUATION_MAX,
  evaluationPath,
  featuresPath,
  flagReply,
  flagStreamPath,
} from '#domain/flagService/service.ts'
import { isFromElsewhere } from '#server/http/api/ownPages.ts'
import { eventText, heartbeat } from '#server/content/notifications/eventText.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { LiveFlags, type LiveFlagsService } from '#server/content/flags/LiveFlags.ts'
import { Stopping } from '#server/platform/Stopping.ts'
import { followOverrides } from './followOverrides.ts'

/** Proxies close a silent connection after a minute. */
const HEARTBEAT = '20 seconds'

/** Open streams of all pages; each holds a socket. The others keep the flags of their page. */
const STREAMS_MAX = 5000

const reply = (status: number, body: object) =>
  HttpServerResponse.jsonUnsafe(body, {
    status,
    headers: { 'cache-control': 'no-store', 'x-sse-support': 'enabled' },
  })

const unknown = reply(404, { message: 'no flags under this key' })

/** Answers a request that has the portal's key. */
const withKey = <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
  Effect.gen(function* () {
    const { flagsKey } = yield* Configuration
    const { key } = yield* HttpRouter.params
    return key !== undefined && key === Option.getOrUndefined(flagsKey) ? yield* answer : unknown
  })

const features = Effect.map(LiveFlags, ({ current }) =>
  reply(200, flagReply(flagsFor(current(), { channel: 'Mobile' }))),
)

const Asked = Schema.fromJsonString(
  Schema.Struct({
    attributes: Schema.Struct({ channel: Schema.optionalKey(Schema.Literals(['Mobile', 'Desktop'])) }),
  }),
)
const readAsked = Schema.decodeUnknownOption(Asked)

const evaluate = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { origin } = yield* Configuration
  if (isFromElsewhere(request, origin)) return reply(403, { message: 'only pages of this portal may ask' })
  const text = yield* request.text.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(EVALUATION_MAX)),
    Effect.option,
  )
  if (Option.isNone(text)) return reply(413, { message: `more than ${EVALUATION_MAX} bytes` })
  const asked = readAsked(text.value)
  if (Option.isNone(asked)) return reply(400, { message: 'no attributes' })
  const { current } = yield* LiveFlags
  return reply(200, flagReply(flagsFor(current(), asked.value.attributes)))
})

/** Says that flags changed, not which: each page asks for its own. */
const changes = (live: LiveFlagsService, stopping: Effect.Effect<void>) =>
  Stream.unwrap(
    Effect.map(wakesOf(live), (woken) =>
      Stream.unfold('open', (state) => (state === 'open' ? opened : next(woken, stopping))),
    ),
  )

const opened = Effect.succeed([heartbeat, 'told'] as const)

const next = Effect.fnUntraced(function* (woken: Latch.Latch, stopping: Effect.Effect<void>) {
  const happened = yield* Effect.raceFirst(
    Effect.map(Effect.timeoutOption(woken.await, HEARTBEAT), Option.isSome),
    Effect.as(stopping, undefined),
  )
  woken.closeUnsafe()
  if (happened === undefined) return undefined
  return [happened ? eventText({ event: changeEvent, data: {} }) : heartbeat, 'told'] as const
})

const wakesOf = (live: LiveFlagsService): Effect.Effect<Latch.Latch, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const latch = Latch.makeUnsafe(false)
      return { latch, end: live.onChange(() => latch.openUnsafe()) }
    }),
    ({ end }) => Effect.sync(end),
  ).pipe(Effect.map(({ latch }) => latch))

function makeStream() {
  let open = 0
  const place = Effect.acquireRelease(
    Effect.sync(() => void open++),
    () => Effect.sync(() => void open--),
  )
  return Effect.gen(function* () {
    if (open >= STREAMS_MAX) return HttpServerResponse.empty({ status: 204 })
    const [live, stopping] = [yield* LiveFlags, yield* Stopping]
    const text = Stream.unwrap(Effect.as(place, changes(live, stopping))).pipe(Stream.encodeText)
    return HttpServerResponse.stream(text, {
      contentType: 'text/event-stream; charset=utf-8',
      headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
    })
  })
}

type Needs = Configuration | SqlClient.SqlClient

export const FlagRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    const [live, stopping] = [yield* LiveFlags, yield* Stopping]
    yield* followOverrides
    const served = <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
      withKey(answer).pipe(
        Effect.orDie,
        Effect.catchDefect(failureReply),
        Effect.provideService(LiveFlags, live),
        Effect.provideService(Stopping, stopping),
        Effect.provideContext(context),
      )
    yield* router.add('GET', featuresPath(':key') as `/${string}`, served(features))
    yield* router.add('POST', evaluationPath(':key') as `/${string}`, served(evaluate))
    yield* router.add('GET', flagStreamPath(':key') as `/${string}`, served(makeStream()))
  }),
)
