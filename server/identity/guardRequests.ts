/**
 * Runs before every call. A changing call must come from one of our pages, with a small body of a known type, for the
 * account that the page shows. A personal reply is `no-store`, and is refused to a page that shows another account.
 */
import { ByteSize, Context, Effect, Layer } from 'effect'
import { HttpIncomingMessage, HttpServerRequest, HttpServerResponse } from 'effect/http'
import type { FieldMessage } from '#domain/account/forms.ts'
import { ForeignRequest } from '#domain/api/accountErrors.ts'
import { LargestBody } from '#domain/api/listings/LargestBody.ts'
import { personOf } from '#domain/api/SignedIn.ts'
import { Sessions } from './Sessions.ts'
import { refuseAnothers } from './shownAccount.ts'
import { RequestGuard } from '#server/http/api/RequestGuard.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { errorBody, refusal, type Sentence } from '#server/http/replies/messages.ts'
import { unreadFields } from '#server/http/api/formShapes.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { holdsToken, isFromElsewhere, typeOf } from '#server/http/api/ownPages.ts'
import { replyWithHeader } from '#server/http/replies/reply.ts'

/** Methods that change nothing. */
const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

const formType = 'application/x-www-form-urlencoded'

/** The token that came along: as a header, else as a field of the form. */
function tokenIn({ headers }: HttpServerRequest.HttpServerRequest, body: string, type: string): string {
  const sent = headers['x-csrf-token']
  if (sent !== undefined) return sent
  const fields = type === formType ? new URLSearchParams(body).getAll('token') : []
  return fields.length === 1 ? (fields[0] ?? '') : ''
}

const answer = (name: Sentence, status: number) =>
  Effect.map(requestLanguage, (language) =>
    HttpServerResponse.jsonUnsafe(errorBody(name, language), { status }),
  )

/** In the shape of `FieldsInvalid`. */
const notUnderstood = (fields: readonly string[]) =>
  Effect.map(requestLanguage, (language) => {
    const { data } = errorBody('notUnderstood', language)
    const errors = Object.fromEntries(
      fields.map((field) => [field, { message: 'unknown_value_validation_msg' satisfies FieldMessage }]),
    )
    return HttpServerResponse.jsonUnsafe({ data: { ...data, errors } }, { status: 422 })
  })

/** The body as text, or the reason why there is none. */
const bodyOf = (request: HttpServerRequest.HttpServerRequest, largest: ByteSize.ByteSize) =>
  request.text.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, largest),
    Effect.map((text) => ({ text })),
    Effect.catch(({ reason }) => {
      const isTooLarge = reason._tag === 'RequestParseError' && reason.reason === 'BodyTooLarge'
      return Effect.succeed({ text: undefined, isTooLarge })
    }),
  )

const foreign = Effect.suspend(() => Effect.fail(new ForeignRequest(refusal('foreignRequest'))))

export const guardRequests: Layer.Layer<RequestGuard, never, Configuration | Sessions> = Layer.effect(
  RequestGuard,
  Effect.gen(function* () {
    const context = yield* Effect.context<Configuration | Sessions>()
    const { origin } = yield* Configuration
    const forShownAccount = Effect.provideContext(refuseAnothers, context)
    const belongs = (request: HttpServerRequest.HttpServerRequest, body: string) =>
      holdsToken(request, tokenIn(request, body, typeOf(request)), origin)
    return (reply, { endpoint, group }) =>
      Effect.gen(function* () {
        const person = personOf(group, endpoint)
        if (person !== 'nobody') yield* replyWithHeader('cache-control', 'no-store')
        if (reading.includes(endpoint.method)) {
          if (person === 'account') yield* forShownAccount
          return yield* reply
        }
        const request = yield* HttpServerRequest.HttpServerRequest
        if (isFromElsewhere(request, origin)) return yield* foreign
        const body = yield* bodyOf(request, Context.get(group.annotations, LargestBody))
        if (body.text === undefined)
          return yield* body.isTooLarge ? answer('bodyTooLarge', 413) : answer('invalidRequest', 400)
        if (!belongs(request, body.text)) return yield* foreign
        const takes = [...endpoint.payload.keys()]
        if (takes.length > 0 && !takes.includes(typeOf(request))) return yield* answer('unreadableType', 415)
        yield* forShownAccount
        const unread = typeOf(request) === formType ? unreadFields(endpoint, body.text) : []
        if (unread.length > 0) return yield* notUnderstood(unread)
        return yield* reply
      })
  }),
)
