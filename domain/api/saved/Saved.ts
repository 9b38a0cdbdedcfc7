import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { CountersSchema } from '../../account/User.ts'
import { ListingCard } from '../../listing/ListingCard.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { ListingNotFound, ListingWithdrawn } from '../errors.ts'
import { Personal, SignedIn } from '../SignedIn.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'

/** A home saved by a user. */
export const SavedListing = Schema.Struct({
  listingId: Schema.Int,
  /** ISO 8601 in UTC. */
  savedAt: Schema.String,
  /** EUR, when it was saved: the card has the current price. */
  priceThen: Schema.NullOr(Schema.Int),
  /** Null where it is no longer offered. */
  card: Schema.NullOr(ListingCard),
})
export type SavedListing = typeof SavedListing.Type

const SavedListings = Schema.Struct({ saved: Schema.Array(SavedListing) })
export type SavedListings = typeof SavedListings.Type

const SavedIds = Schema.Struct({ ids: Schema.Array(Schema.Int) })
export type SavedIds = typeof SavedIds.Type

/** There is no room for one more. */
export class SavedFull extends Schema.TaggedError<SavedFull>()(
  'SavedFull',
  { data: Schema.Struct({ message: Schema.String }) },
  { httpApiStatus: 409 },
) {}

const Kept = Schema.Struct({ ids: Schema.Array(Schema.Int), counters: CountersSchema })
/** What is saved after a change: ids, the last saved first. */
export type Kept = typeof Kept.Type

/** A user's saved homes. */
export class SavedApi extends HttpApiGroup.make('saved')
  .annotate(Personal, 'account')
  .add(
    /** Last saved first. */
    HttpApiEndpoint.get('list', '/api-next/saved/', {
      query: LanguageParameter,
      success: SavedListings,
    }),
    HttpApiEndpoint.put('save', '/api-next/saved/:id/', {
      params: { id: ListingId },
      query: LanguageParameter,
      payload: Schema.Struct({ isSaved: Schema.Boolean }),
      success: Kept,
      error: [TooManyRequests, SavedFull, ListingNotFound, ListingWithdrawn],
    }),
  )
  .middleware(SignedIn)
  .add(
    /** Only the ids, which every card needs. */
    HttpApiEndpoint.get('ids', '/api-next/saved/ids/', {
      query: LanguageParameter,
      success: SavedIds,
    }),
  ) {}
