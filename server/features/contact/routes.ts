/** Routes beside the contract, since what they carry is no JSON: pictures and calendar files. */
import { Effect, Layer } from 'effect'
import { HttpRouter } from 'effect/http'
import type { SqlClient } from 'effect/sql'
import { leadsByKeyPath, leadsCsvPath } from '#domain/agency/leads.ts'
import { attachmentPath, attachmentsPath, calendarPath } from '#domain/contact/contactPaths.ts'
import type { Sessions } from '#server/identity/Sessions.ts'
import { rawReplies } from '#server/http/replies/rawReplies.ts'
import type { Configuration } from '#server/platform/Configuration.ts'
import type { RateLimits } from '#server/platform/RateLimits.ts'
import type { ContactListings } from './ContactListings.ts'
import { leadsByKey, leadsCsv } from './desk/routes.ts'
import { givePicture } from './pictures/givePicture.ts'
import type { KeptPictures } from './pictures/KeptPictures.ts'
import type { Pictures } from './pictures/Pictures.ts'
import { takePicture } from './pictures/takePicture.ts'
import { giveCalendar } from './visits/giveCalendar.ts'

/** The contract's errors that these routes answer with, by name. */
const statuses = {
  ForeignRequest: 403,
  SignInRequired: 401,
  KeyRefused: 401,
  RoleRefused: 403,
  NotYours: 404,
  AccountChanged: 409,
  TooLate: 409,
  ContactInvalid: 422,
  TooManyRequests: 429,
} as const

const served = rawReplies(statuses)

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
    yield* router.add('GET', leadsCsvPath(':slug') as '/', Effect.provideContext(served(leadsCsv), context))
    yield* router.add(
      'GET',
      leadsByKeyPath(':slug') as '/',
      Effect.provideContext(served(leadsByKey), context),
    )
    yield* router.add('GET', calendarPath(':id') as '/', Effect.provideContext(served(giveCalendar), context))
  }),
)
