// By its own path: the package's index loads every integration there is, half a second of it.
import * as NodeHttpServer from '@effect/platform-node/NodeHttpServer'
import { ByteSize, Context, Effect, Layer, Option, Scope } from 'effect'
import {
  HttpEffect,
  HttpIncomingMessage,
  HttpRouter,
  HttpServerRequest,
  HttpServerResponse,
} from 'effect/http'
import type { RequestListener } from 'node:http'
import { isUnavailable, RETRY_AFTER } from '#server/database/unavailable.ts'

/** The routes of a layer, over a socket and in process: server rendering calls the API without a network. */
export interface Handler {
  readonly node: RequestListener
  readonly fetch: (request: Request, caller?: Caller) => Promise<Reply>
}

/** What a route answered in process: the part of a `Response` that callers read. Its streams took longer than most calls. */
export interface Reply {
  readonly ok: boolean
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly text: () => Promise<string>
  readonly json: () => Promise<unknown>
}

/** The client of an in-process call: limits count by it, and by the forwarding headers of the request. */
export interface Caller {
  /** The other end of their connection. */
  readonly address: string | undefined
}

/** Bodies are unlimited by default; no payload but an upload comes near this. */
const largestBody = Layer.succeed(HttpIncomingMessage.MaxBodySize, ByteSize.mebibytes(1))

/** Platform services for routes: files, paths, entity tags. */
type PlatformServices = Layer.Success<typeof NodeHttpServer.layerHttpServices>

/** The log and the trace of a request are found by one id. */
const nameSpan = Effect.flatMap(HttpServerRequest.HttpServerRequest, ({ headers }) =>
  Effect.annotateCurrentSpan('estia.request_id', headers['x-request-id']),
)

/** The other end of a request that came over no socket. */
const CallerAddress = Context.Reference<string | undefined>('estia/platform/CallerAddress', {
  defaultValue: () => undefined,
})

type Answer = HttpServerResponse.HttpServerResponse

const utf8 = new TextDecoder()

const textOf = async (answer: Answer): Promise<string> => {
  const { body } = answer
  return body._tag === 'Uint8Array' ? utf8.decode(body.body) : HttpServerResponse.toWeb(answer).text()
}

const replyOf = (answer: Answer): Reply => ({
  ok: answer.status >= 200 && answer.status < 300,
  status: answer.status,
  headers: { get: (name) => answer.headers[name] ?? null },
  text: () => textOf(answer),
  json: async () => JSON.parse(await textOf(answer)) as unknown,
})

/** Answers in process, with the surrounding logger and tracer, which it would not have otherwise. */
const inProcess = <E>(
  answer: Effect.Effect<Answer, E, HttpServerRequest.HttpServerRequest | Scope.Scope>,
  around: Context.Context<never>,
): Handler['fetch'] => {
  const waiting = new WeakMap<HttpServerRequest.HttpServerRequest, (reply: Reply) => void>()
  const answered = HttpEffect.toHandled(answer, (request, reply) =>
    Effect.sync(() => waiting.get(request)?.(replyOf(reply))),
  )
  return (request, caller) =>
    new Promise((resolve) => {
      const asked = HttpServerRequest.fromWeb(request)
      waiting.set(asked, resolve)
      const context = around.pipe(
        Context.add(CallerAddress, caller?.address),
        Context.add(HttpServerRequest.HttpServerRequest, asked),
      )
      Effect.runForkWith(context)(answered)
    })
}

/** Routes outside the contract say nothing of a database that cannot answer now. */
const orUnavailable = (defect: unknown) =>
  isUnavailable(defect)
    ? Effect.succeed(
        HttpServerResponse.empty({
          status: 503,
          headers: { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER },
        }),
      )
    : Effect.die(defect)

/** Builds a layer of routes once and returns both entries. The layer lives as long as the scope. */
export const makeHandler = <E>(
  routes: Layer.Layer<never, E, HttpRouter.HttpRouter | PlatformServices>,
): Effect.Effect<Handler, E, Scope.Scope> =>
  Effect.gen(function* () {
    // Made now, it closes after what is opened later: the server ends its listening before requests in flight are cut.
    const scope = yield* Scope.fork(yield* Effect.scope)
    const services = yield* Layer.build(Layer.merge(NodeHttpServer.layerHttpServices, largestBody))
    const app = yield* HttpRouter.toHttpEffect(routes).pipe(Effect.provide(services))
    const answer = Effect.provide(Effect.andThen(nameSpan, app), services).pipe(
      Effect.catchDefect(orUnavailable),
    )
    const answerFor = Effect.flatMap(CallerAddress, (address) =>
      Effect.updateService(answer, HttpServerRequest.HttpServerRequest, (request) =>
        request.modify({ remoteAddress: Option.fromUndefinedOr(address) }),
      ),
    )
    return {
      node: yield* NodeHttpServer.makeHandler(answer, { scope }),
      fetch: inProcess(answerFor, yield* Effect.context<never>()),
    }
  })
