/** The collector: takes events of browsers that agreed, and counts them. It stores nothing else of them. */
import { ByteSize, Effect, Layer, Option } from 'effect'
import { SqlClient } from 'effect/sql'
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { collectLimits, collectPath, collectSettingsPath, resetHeader } from '#domain/analytics/collector.ts'
import { eventKinds, type EventKind } from '#domain/analytics/events.ts'
import { isBotAgent } from '#domain/analytics/isBot.ts'
import { vitalsPath } from '#domain/analytics/vitals.ts'
import { constants } from '#domain/constants.ts'
import { isFromElsewhere } from '#server/http/api/ownPages.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits, type Window } from '#server/platform/RateLimits.ts'
import { takeVitals } from './countVitals.ts'
import { EventCounts } from './EventCounts.ts'
import { type Batch, readBatch, readSingle } from './readBatch.ts'

/** A busy page sends a batch every five seconds. */
const batchesByAddress: readonly Window[] = [{ amount: 60, seconds: 60 }]

const reply = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.jsonUnsafe(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

const unknown = reply(404, { message: 'nothing is measured under this key' })

/** The key that is in force; undefined where nothing is measured. */
const keyInForce = Effect.map(Configuration, ({ flags, analyticsKey }) =>
  flags.segmentTracking ? Option.getOrUndefined(analyticsKey) : undefined,
)

const settings = Effect.gen(function* () {
  const { key } = yield* HttpRouter.params
  const { clientBatchEvents, clientBatchMs, maxRetries } = constants.analytics
  return key === undefined || key !== (yield* keyInForce)
    ? unknown
    : reply(200, {
        batch: { events: clientBatchEvents, waitMs: clientBatchMs },
        limits: collectLimits,
        maxRetries,
      })
})

const collect = (read: (text: string) => Batch | undefined) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const { origin, flags } = yield* Configuration
    const key = yield* keyInForce
    if (key === undefined) return unknown
    if (isFromElsewhere(request, origin)) return reply(403, { message: 'only pages of this portal may send' })
    const { address } = yield* requestVisitor
    const taken = yield* (yield* RateLimits).take('batchesByAddress', batchesByAddress, address)
    if (!taken.isWithin) {
      const seconds = String(taken.retryAfter)
      return reply(429, { message: 'too much was sent' }, { [resetHeader]: seconds, 'retry-after': seconds })
    }
    const text = yield* request.text.pipe(
      Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(collectLimits.batch)),
      Effect.option,
    )
    if (Option.isNone(text)) return reply(413, { message: `more than ${collectLimits.batch} bytes` })
    const batch = read(text.value)
    if (batch === undefined) return reply(400, { message: 'no batch of events' })
    if (batch.writeKey !== key) return unknown
    const isBot = flags.preventBotTracking && isBotAgent(request.headers['user-agent'] ?? '')
    if (!isBot) yield* (yield* EventCounts).add(batch.events)
    return reply(200, { success: true, dropped: batch.dropped })
  })

type Needs = Configuration | RateLimits | EventCounts | SqlClient.SqlClient

/** `POST /api-next/collect/v1/batch`, and one path for each kind of event. */
export const CollectRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    const served = <E, R>(answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>) =>
      Effect.provideContext(Effect.catchDefect(Effect.orDie(answer), failureReply), context)
    yield* router.add('GET', collectSettingsPath(':key') as `/${string}`, served(settings))
    yield* router.add('POST', `${collectPath}batch`, served(collect(readBatch)))
    yield* router.add('POST', vitalsPath, served(takeVitals))
    for (const kind of eventKinds)
      yield* router.add(
        'POST',
        `${collectPath}${kind satisfies EventKind}`,
        served(collect((text) => readSingle(kind, text))),
      )
  }),
)
