import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerError, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { defaults, isLanguage } from '#domain/locale.ts'
import { errorBody } from '#server/platform/messages.ts'

/** No route was found, so that nothing has read the address yet. */
const unknown = Effect.map(HttpServerRequest.HttpServerRequest, ({ url }) => {
  const lang = URL.parse(url, 'http://localhost')?.searchParams.get('lang') ?? ''
  const language = isLanguage(lang) ? lang : defaults.language
  return HttpServerResponse.jsonUnsafe(errorBody('unknownAddress', language), { status: 404 })
})

const isUnknown = (error: unknown) =>
  HttpServerError.isHttpServerError(error) && error.reason._tag === 'RouteNotFound'

/**
 * What no route answers is a 404 with `data.message` as well: calls that do not exist, and paths with bytes that are no
 * text or a part that is too long, which no route is asked about.
 */
export const UnknownAddress = Layer.effectDiscard(
  Effect.flatMap(HttpRouter.HttpRouter, ({ addGlobalMiddleware }) =>
    addGlobalMiddleware((answer) =>
      answer.pipe(Effect.catch((error) => (isUnknown(error) ? unknown : Effect.fail(error)))),
    ),
  ),
)
