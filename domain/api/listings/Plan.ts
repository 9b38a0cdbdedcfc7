import { Schema } from 'effect'
import { HttpApiEndpoint, OpenApi } from 'effect/http-api'
import { planLimits } from '../../listing/plan/readPlan.ts'
import { SentRoom, WrittenRoom } from '../../listing/plan/WrittenRoom.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'
import { ListingChanged, ListingInvalid } from './listingErrors.ts'

/** The floor plan of a listing as its advertiser wrote it. */
export const OwnPlan = Schema.Struct({
  /** Rises with every change. */
  version: Schema.Int,
  rooms: Schema.Array(WrittenRoom),
})
export type OwnPlan = typeof OwnPlan.Type

const SentPlan = Schema.Struct({
  /** Refused if the plan was changed since; 0 is that of a plan that nobody wrote yet. */
  version: Schema.optionalKey(Schema.Int),
  rooms: Schema.Array(SentRoom).check(Schema.isMaxLength(planLimits.sent)),
})
export type SentPlan = typeof SentPlan.Type

export const writePlanEndpoint = HttpApiEndpoint.put('writePlan', '/api-next/listings/:id/plan/', {
  params: { id: ListingId },
  query: LanguageParameter,
  payload: SentPlan,
  success: OwnPlan,
  error: [NotYours, TooManyRequests, ListingInvalid, ListingChanged, KeyReused],
}).annotate(
  OpenApi.Description,
  'The floor plan of a listing as a list of rooms, all of them. `area` in m² with one decimal at most; `from`: `door` for the one room behind the entrance, else the place in the list, from 0, of the room from which one comes, or null; `side`: where it lies for who has just entered that room. From it the listing has its walk from the door, and, where all areas of the walk are stated and rooms find their places, a tactile scheme at `GET /api-next/listings/:id/plan.svg`. Headers: `Idempotency-Key`, and `If-Match` or the field `version` with the version that the change was made from.',
)
