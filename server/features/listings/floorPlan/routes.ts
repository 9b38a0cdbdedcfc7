/** The route by which drawings of written floor plans are read: beside the contract, since it is no JSON. */
import { tactilePlanPath } from '#domain/listing/plan/planPath.ts'
import { rawReplies } from '#server/http/replies/rawReplies.ts'
import { rawRoutes } from '#server/http/replies/rawRoutes.ts'
import { giveScheme } from './giveScheme.ts'

const served = rawReplies({ ListingNotFound: 404, ListingWithdrawn: 410, TooManyRequests: 429 })

export const SchemeRoutes = rawRoutes([['GET', tactilePlanPath(':id'), served(giveScheme)]])
