import { Effect, Layer } from 'effect'
import { HttpRouter } from 'effect/http'
import { ApiRoutes } from '#server/ApiLayer.ts'

/** Every route that the portal answers behind its pages, of the contract and beside it, as `GET /api-next/home/`. */
export const routeTable = Effect.gen(function* () {
  const found: string[] = []
  const router = yield* HttpRouter.make
  const note = (method: string, path: string) => void found.push(`${method} ${path}`)
  const noting = HttpRouter.HttpRouter.of({
    ...router,
    add: (method, path, ...rest) => {
      note(method, path)
      return router.add(method, path, ...rest)
    },
    addAll: (routes) => {
      for (const { method, path } of routes) note(method, path)
      return router.addAll(routes)
    },
  })
  yield* Layer.build(Layer.provide(ApiRoutes, Layer.succeed(HttpRouter.HttpRouter, noting)))
  return found.toSorted()
}).pipe(Effect.scoped)
