import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { CountersSchema } from '../account/User.ts'
import { ListingCard } from '../listing/ListingCard.ts'
import { SignInRequired, TooManyRequests } from './accountErrors.ts'
import { ListingNotFound, ListingWithdrawn } from './errors.ts'
import { LanguageParameter } from './language.ts'

/** A home that somebody saved. */
export const SavedListing = Schema.Struct({
  listingId: Schema.Int,
  /** ISO 8601 in UTC. */
  savedAt: Schema.String,
  /** EUR, when it was saved: what it costs now stands on the card. */
  priceThen: Schema.NullOr(Schema.Int),
  /** Null where it is no longer offered. */
  card: Schema.NullOr(ListingCard),
})
export type SavedListing = typeof SavedListing.Type

/** Homes that somebody keeps an eye on. */
export class SavedApi extends HttpApiGroup.make('saved').add(
  /** Last saved first. */
  HttpApiEndpoint.get('list', '/api-next/saved/', {
    query: LanguageParameter,
    success: Schema.Struct({ saved: Schema.Array(SavedListing) }),
    error: SignInRequired,
  }),
  /** Only the ids: what every card asks. */
  HttpApiEndpoint.get('ids', '/api-next/saved/ids/', {
    query: LanguageParameter,
    success: Schema.Struct({ ids: Schema.Array(Schema.Int) }),
  }),
  HttpApiEndpoint.put('save', '/api-next/saved/:id/', {
    params: { id: Schema.Int },
    query: LanguageParameter,
    payload: Schema.Struct({ isSaved: Schema.Boolean }),
    success: Schema.Struct({ ids: Schema.Array(Schema.Int), counters: CountersSchema }),
    error: [SignInRequired, TooManyRequests, ListingNotFound, ListingWithdrawn],
  }),
) {}
