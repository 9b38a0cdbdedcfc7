import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerError, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { defaults, isLanguage } from '#domain/locale.ts'
import { errorBody } from '#server/http/replies/messages.ts'
import { KnownMethods } from './KnownMethods.ts'

/** No route was found, so that nothing has read the address yet. */
const unknown = (methods: KnownMethods) =>
  Effect.map(HttpServerRequest.HttpServerRequest, ({ url, method }) => {
    const known = methods.of(url)
    // A route with this method refused the path: a part of it is too long, or not valid text.
    const allow = known.includes(method) ? '' : known.join(', ')
    if (allow !== '' && method === 'OPTIONS')
      return HttpServerResponse.empty({ status: 204, headers: { allow } })
    const lang = URL.parse(url, 'http://localhost')?.searchParams.get('lang') ?? ''
    const language = isLanguage(lang) ? lang : defaults.language
    return allow === ''
      ? HttpServerResponse.jsonUnsafe(errorBody('unknownAddress', language), { status: 404 })
      : HttpServerResponse.jsonUnsafe(errorBody('wrongMethod', language), { status: 405, headers: { allow } })
  })

const isUnknown = (error: unknown) =>
  HttpServerError.isHttpServerError(error) && error.reason._tag === 'RouteNotFound'

/**
 * Routes, and what is answered where there is none. With `data.message` as other errors: 404 for calls that do not
 * exist, and for paths with bytes that are no text or a part that is too long, which no route is asked about; 405 for
 * calls that exist with another method, which `Allow` then names.
 */
export const withUnknownAddresses = <E, R>(
  routes: Layer.Layer<never, E, R | HttpRouter.HttpRouter>,
): Layer.Layer<never, E, Exclude<R, HttpRouter.HttpRouter> | HttpRouter.HttpRouter> =>
  Layer.unwrap(
    Effect.gen(function* () {
      const router = yield* HttpRouter.HttpRouter
      const methods = new KnownMethods()
      const noting = HttpRouter.HttpRouter.of({
        ...router,
        add: (method, path, ...rest) => {
          methods.add(method, path)
          return router.add(method, path, ...rest)
        },
        addAll: (added) => {
          for (const { method, path } of added) methods.add(method, path)
          return router.addAll(added)
        },
      })
      yield* router.addGlobalMiddleware((answer) =>
        answer.pipe(Effect.catch((error) => (isUnknown(error) ? unknown(methods) : Effect.fail(error)))),
      )
      return Layer.provide(routes, Layer.succeed(HttpRouter.HttpRouter, noting))
    }),
  )
