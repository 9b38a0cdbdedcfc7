import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { InvalidRequest } from '../errors.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'
import { RoleRefused } from '../saved/savedErrors.ts'
import { AgencySlug } from './Team.ts'
import { SignedIn } from '../SignedIn.ts'

/** An owner who asks the agency about a home of theirs. */
export const OwnerLead = Schema.Struct({
  /** Of the home. */
  id: Schema.Int,
  name: Schema.String,
  email: Schema.String,
  text: Schema.String,
  /** The page of the home's estimate, in the language of the request. */
  path: Schema.String,
  /** ISO 8601 in UTC. */
  sentAt: Schema.String,
  answeredAt: Schema.NullOr(Schema.String),
})
export type OwnerLead = typeof OwnerLead.Type

const query = LanguageParameter
const reading = [NotYours, RoleRefused, TooManyRequests] as const
const path = '/api-next/own-agencies/:slug/owners/'

/** Owners who chose an agency at `/vendi-casa/`. */
export class AgencyOwnersApi extends HttpApiGroup.make('agencyOwners')
  .add(
    HttpApiEndpoint.get('owners', path, {
      params: { slug: AgencySlug },
      query,
      /** The last one first. */
      success: Schema.Struct({ leads: Schema.Array(OwnerLead) }),
      error: reading,
    }),
    HttpApiEndpoint.post('answered', `${path}:home/answered/`, {
      params: { slug: AgencySlug, home: ListingId },
      query,
      success: Schema.Struct({ isDone: Schema.Literal(true) }),
      error: [...reading, KeyReused, InvalidRequest],
    }).annotate(
      OpenApi.Description,
      'Says that the agency took it up; the owner sees when. Said again, nothing changes.',
    ),
  )
  .middleware(SignedIn) {}
