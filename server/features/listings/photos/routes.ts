/** The route by which photographs of listings are sent: beside the contract, since the body is the file. */
import { photographsPath } from '#domain/listing/photographsPath.ts'
import { rawReplies } from '#server/http/replies/rawReplies.ts'
import { rawRoutes } from '#server/http/replies/rawRoutes.ts'
import { takePhotograph } from './takePhotograph.ts'

const served = rawReplies({
  ForeignRequest: 403,
  SignInRequired: 401,
  NotYours: 404,
  AccountChanged: 409,
  ListingInvalid: 422,
  TooManyRequests: 429,
})

export const PhotographRoutes = rawRoutes([['POST', photographsPath(':id'), served(takePhotograph)]])
