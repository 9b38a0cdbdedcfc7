/**
 * Makes every failure of the API a reply with `data.message` (specification section 8): a declared error gets its
 * sentence in the language of the request, what cannot be read is a 400, the rest is `failureReply`'s.
 */
import { Effect, Layer } from 'effect'
import { HttpApiError, HttpApiMiddleware } from 'effect/http-api'
import { InvalidRequest } from '#domain/api/errors.ts'
import { refusal, wordedIn } from '#server/http/replies/messages.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'

const unreadable = Effect.suspend(() => Effect.fail(new InvalidRequest(refusal('invalidRequest'))))

/** A reply that does not match its own schema is our bug, not the caller's. */
const isOurMistake = ({ kind }: HttpApiError.HttpApiSchemaError) =>
  kind === 'Body' || kind === 'ResponseHeaders'

export class ErrorReplies extends HttpApiMiddleware.Service<ErrorReplies>()('estia/api/ErrorReplies', {
  error: InvalidRequest,
}) {
  static readonly layer: Layer.Layer<ErrorReplies> = Layer.succeed(ErrorReplies, (reply) =>
    reply.pipe(
      Effect.catchIf(
        (error): error is typeof error & HttpApiError.HttpApiSchemaError =>
          HttpApiError.HttpApiSchemaError.is(error),
        (error) => (isOurMistake(error) ? failureReply(error.cause) : unreadable),
      ),
      Effect.catch((error) =>
        Effect.flatMap(requestLanguage, (language) => Effect.fail(wordedIn(language, error))),
      ),
      Effect.catchDefect(failureReply),
    ),
  )
}
