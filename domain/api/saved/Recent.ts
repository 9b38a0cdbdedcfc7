import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { ListingCard } from '../../listing/ListingCard.ts'
import { languages } from '../../locale.ts'
import { savedLimits } from '../../saved/limits.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { InvalidRequest } from '../errors.ts'
import { Personal, SignedIn } from '../SignedIn.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'
import { Line } from '../text.ts'

const RecentListing = Schema.Struct({
  listingId: Schema.Int,
  /** ISO 8601 in UTC. */
  at: Schema.String,
  /** Null where it is no longer offered. */
  card: Schema.NullOr(ListingCard),
})

const RecentSearch = Schema.Struct({
  /** Path and query of the list, without language. */
  address: Schema.String,
  words: Schema.String,
  language: Schema.Literals(languages),
  at: Schema.String,
})

export const Recent = Schema.Struct({
  listings: Schema.Array(RecentListing),
  searches: Schema.Array(RecentSearch),
  /** The offered ones of the listings that were asked for. */
  cards: Schema.Array(ListingCard),
})
export type Recent = typeof Recent.Type

const Moment = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 4_102_444_800_000 }))
const most = Schema.isMaxLength(savedLimits.recent)

/** Recently opened homes and searches: an account's, once they were added to it. */
export class RecentApi extends HttpApiGroup.make('recent')
  .annotate(Personal, 'account')
  .add(
    /** Adds what a device remembers to the account; moments in ms since 1970. Added again, it changes nothing. */
    HttpApiEndpoint.post('add', '/api-next/recent/', {
      query: LanguageParameter,
      payload: Schema.Struct({
        listings: Schema.Array(Schema.Struct({ listingId: ListingId, at: Moment })).check(most),
        searches: Schema.Array(
          Schema.Struct({
            address: Line.check(Schema.isMinLength(1), Schema.isMaxLength(1000)),
            words: Line.check(Schema.isMinLength(1), Schema.isMaxLength(500)),
            language: Schema.Literals(languages),
            at: Moment,
          }),
        ).check(most),
      }),
      success: Schema.Struct({ isDone: Schema.Literal(true) }),
      error: [TooManyRequests, InvalidRequest],
    }),
    /** Forgets all of the account's. */
    HttpApiEndpoint.delete('forget', '/api-next/recent/', {
      query: LanguageParameter,
      success: Schema.Struct({ isDone: Schema.Literal(true) }),
      error: TooManyRequests,
    }),
  )
  .middleware(SignedIn)
  .add(
    HttpApiEndpoint.get('recent', '/api-next/recent/', {
      /** `ids`: listings that a device remembers, comma-separated; their cards are public. */
      query: { ...LanguageParameter, ids: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(600))) },
      success: Recent,
    }),
  ) {}
