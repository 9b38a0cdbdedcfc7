import { Effect } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import { errorBody } from '#server/platform/messages.ts'
import { requestLanguage } from './language.ts'

/** Under the API's own prefix, what no endpoint answers is a 404 with `data.message` as well. */
export const UnknownAddress = HttpRouter.add(
  '*',
  '/api-next/*',
  Effect.map(requestLanguage, (language) =>
    HttpServerResponse.jsonUnsafe(errorBody('unknownAddress', language), { status: 404 }),
  ),
)
