/** Takes chunks of replays, of signed-in users whose page says that they agreed. */
import { ByteSize, Effect, Layer, Option, Schema } from 'effect'
import { HttpIncomingMessage, HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import type { SqlClient } from 'effect/sql'
import { replayLimits, replayPath } from '#domain/replay/replay.ts'
import { isFromElsewhere } from '#server/http/api/ownPages.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { currentSession } from '#server/identity/requestVisitor.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { keepDoing, SOON_AFTER_START } from '#server/platform/keepDoing.ts'
import { RateLimits, type Window } from '#server/platform/RateLimits.ts'
import { storeChunk, sweepReplays } from './Replays.ts'

/** A page sends one every five seconds, and two at once at its end. */
const chunksByAccount: readonly Window[] = [{ amount: 60, seconds: 60 }]

const reply = (status: number, message: string, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.jsonUnsafe({ message }, { status, headers: { 'cache-control': 'no-store', ...headers } })

const Event = Schema.Struct({ type: Schema.Int, timestamp: Schema.Number, data: Schema.Unknown })

const Chunk = Schema.fromJsonString(
  Schema.Struct({
    replay: Schema.String.check(Schema.isUUID()),
    number: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: replayLimits.chunks })),
    events: Schema.Array(Event).check(Schema.isMaxLength(replayLimits.events)),
  }),
)
const readChunk = Schema.decodeUnknownOption(Chunk)

const take = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { origin, sessionReplay } = yield* Configuration
  if (sessionReplay === 'off') return reply(404, 'nothing is recorded')
  if (isFromElsewhere(request, origin)) return reply(403, 'only pages of this portal may send')
  const session = yield* currentSession
  if (session === undefined) return reply(401, 'nobody is signed in')
  const taken = yield* (yield* RateLimits).take('chunksByAccount', chunksByAccount, session.accountId)
  if (!taken.isWithin) return reply(429, 'too much was sent', { 'retry-after': String(taken.retryAfter) })
  const text = yield* request.text.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(replayLimits.chunk)),
    Effect.option,
  )
  if (Option.isNone(text)) return reply(413, `more than ${replayLimits.chunk} bytes`)
  const chunk = readChunk(text.value)
  if (Option.isNone(chunk)) return reply(400, 'no chunk of a replay')
  const { replay, number, events } = chunk.value
  const isStored = yield* storeChunk(session.accountId, { replay, number, events: JSON.stringify(events) })
  return isStored ? reply(200, 'stored') : reply(409, 'not the next chunk of a replay of this account')
})

type Needs = Configuration | RateLimits | Sessions | SqlClient.SqlClient

export const ReplayRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    const served = Effect.provideContext(Effect.catchDefect(Effect.orDie(take), failureReply), context)
    yield* router.add('POST', replayPath, served)
    yield* keepDoing({
      work: sweepReplays,
      every: '1 day',
      first: SOON_AFTER_START,
      failure: 'Old replays could not be deleted',
    })
  }),
)
