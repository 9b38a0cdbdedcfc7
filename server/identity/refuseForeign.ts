import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { ForeignRequest } from '#domain/api/accountErrors.ts'
import { holdsToken, isFromElsewhere } from '#server/http/api/ownPages.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/** For routes beside the contract, as before every call of it that changes something (server/http/api/RequestGuard.ts). */
export const refuseForeign = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { origin } = yield* Configuration
  const isOurs =
    !isFromElsewhere(request, origin) && holdsToken(request, request.headers['x-csrf-token'] ?? '', origin)
  if (!isOurs) return yield* new ForeignRequest(refusal('foreignRequest'))
})
