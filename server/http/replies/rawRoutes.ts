import { Effect, Layer } from 'effect'
import { HttpRouter, type HttpServerResponse } from 'effect/http'

/** A route beside the contract, and what answers it. */
export type RawRoute = readonly [
  method: 'GET' | 'POST',
  path: string,
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, never, unknown>,
]

/** What the answers need beyond the request itself. */
type Needs<Routes extends readonly RawRoute[]> = Exclude<
  Effect.Services<Routes[number][2]>,
  HttpRouter.Provided
>

/** Adds routes beside the contract, with the services of the place where the layer is built. */
export const rawRoutes = <const Routes extends readonly RawRoute[]>(routes: Routes) =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const router = yield* HttpRouter.HttpRouter
      const context = yield* Effect.context<Needs<Routes>>()
      for (const [method, path, answer] of routes) {
        const provided = Effect.provideContext(
          answer as Effect.Effect<HttpServerResponse.HttpServerResponse, never, Needs<Routes>>,
          context,
        )
        yield* router.add(method, path as '/', provided)
      }
    }),
  )
