import { Effect } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { errorBody } from '#server/platform/messages.ts'
import { apiWildcards } from './apiPaths.ts'
import { requestLanguage } from './language.ts'

const unknown = Effect.map(requestLanguage, (language) =>
  HttpServerResponse.jsonUnsafe(errorBody('unknownAddress', language), { status: 404 }),
)

/** Under the API's own prefixes, what no endpoint answers is a 404 with `data.message` as well. */
export const UnknownAddress = HttpRouter.addAll(
  apiWildcards.map((path) => HttpRouter.route('*', path, unknown)),
)
