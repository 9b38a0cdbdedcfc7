/** The route by which photographs of listings are sent: beside the contract, since the body is the file. */
import { Effect, Layer } from 'effect'
import { HttpRouter } from 'effect/http'
import type { SqlClient } from 'effect/sql'
import { photographsPath } from '#domain/listing/photographsPath.ts'
import type { Notifications } from '#server/content/notifications/Notifications.ts'
import type { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import type { PhotographFiles } from '#server/content/media/photographs/PhotographFiles.ts'
import type { Photographs } from '#server/content/media/photographs/Photographs.ts'
import type { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { rawReplies } from '#server/http/replies/rawReplies.ts'
import type { Sessions } from '#server/identity/Sessions.ts'
import type { Configuration } from '#server/platform/Configuration.ts'
import type { RateLimits } from '#server/platform/RateLimits.ts'
import { takePhotograph } from './takePhotograph.ts'

const served = rawReplies({
  ForeignRequest: 403,
  SignInRequired: 401,
  NotYours: 404,
  AccountChanged: 409,
  ListingInvalid: 422,
  TooManyRequests: 429,
})

type Needs =
  | SqlClient.SqlClient
  | Configuration
  | Sessions
  | RateLimits
  | Notifications
  | ListingWriter
  | Photographs
  | PhotographFiles
  | SearchIndex

export const PhotographRoutes = Layer.effectDiscard(
  Effect.gen(function* () {
    const router = yield* HttpRouter.HttpRouter
    const context = yield* Effect.context<Needs>()
    yield* router.add(
      'POST',
      photographsPath(':id') as '/',
      Effect.provideContext(served(takePhotograph), context),
    )
  }),
)
