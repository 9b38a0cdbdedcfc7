/** Routes beside the contract, since what they carry is no JSON: pictures and calendar files. */
import { Effect, Layer } from 'effect'
import { HttpRouter, HttpServerResponse } from 'effect/http'
import type { SqlClient } from 'effect/sql'
import { attachmentPath, attachmentsPath, calendarPath } from '#domain/contact/contactPaths.ts'
import type { Sessions } from '#server/identity/Sessions.ts'
import { failureReply } from '#server/http/replies/failureReply.ts'
import { requestLanguage } from '#server/http/api/language.ts'
import type { Configuration } from '#server/platform/Configuration.ts'
import { errorBody, wordedIn } from '#server/http/replies/messages.ts'
import type { RateLimits } from '#server/platform/RateLimits.ts'
import type { ContactListings } from './ContactListings.ts'
import { givePicture } from './pictures/givePicture.ts'
import type { KeptPictures, MediaUnreachable } from './pictures/KeptPictures.ts'
import type { Pictures } from './pictures/Pictures.ts'
import { takePicture } from './pictures/takePicture.ts'
import { giveCalendar } from './visits/giveCalendar.ts'

/** The contract's errors that these routes answer with, by name. */
const statuses = {
  ForeignRequest: 403,
  SignInRequired: 401,
  NotYours: 404,
  AccountChanged: 409,
  TooLate: 409,
  ContactInvalid: 422,
  TooManyRequests: 429,
} as const

interface Declared {
  readonly _tag: keyof typeof statuses
  readonly data: object
}

const isUnreachable = (error: Declared | MediaUnreachable): error is MediaUnreachable =>
  error._tag === 'MediaUnreachable'

/** Replies are `no-store`; errors have the form of the contract's. */
const served = <E extends Declared, R>(
  answer: Effect.Effect<HttpServerResponse.HttpServerResponse, E | MediaUnreachable, R>,
) =>
  answer.pipe(
    Effect.catchIf(isUnreachable, ({ cause }) =>
      Effect.gen(function* () {
        yield* Effect.logWarning('The place for media does not answer', cause)
        const body = errorBody('unavailable', yield* requestLanguage)
        return HttpServerResponse.jsonUnsafe(body, { status: 503, headers: { 'retry-after': '10' } })
      }),
    ),
    Effect.catch((error) =>
      Effect.map(requestLanguage, (language) => {
        const { _tag, data } = wordedIn(language, error)
        return HttpServerResponse.jsonUnsafe({ _tag, data }, { status: statuses[_tag] })
      }),
    ),
    Effect.catchDefect(failureReply),
    Effect.map(HttpServerResponse.setHeader('cache-control', 'private, no-store')),
  )

type Needs =
  | SqlClient.SqlClient
  | Configuration
  | Sessions
  | RateLimits
  | ContactListings
  | Pictures
  | KeptPictures

export const ContactRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    yield* router.add(
      'POST',
      attachmentsPath(':id') as '/',
      Effect.provideContext(served(takePicture), context),
    )
    yield* router.add(
      'GET',
      attachmentPath(':id') as '/',
      Effect.provideContext(served(givePicture), context),
    )
    yield* router.add('GET', calendarPath(':id') as '/', Effect.provideContext(served(giveCalendar), context))
  }),
)
