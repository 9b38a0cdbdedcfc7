import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { alertLimits, channels } from '../../alerts/limits.ts'
import { frequencies, isTimeZone } from '../../alerts/schedule.ts'
import { ListingCard } from '../../listing/ListingCard.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'
import { Line } from '../text.ts'
import { SignedIn } from '../SignedIn.ts'

const minute = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 24 * 60 - 1 }))

/** Minutes of the day in the reader's zone; they differ. */
const QuietHours = Schema.Struct({ from: minute, to: minute }).check(
  Schema.makeFilter(({ from, to }: { readonly from: number; readonly to: number }) => from !== to),
)

const name = Line.check(Schema.isMaxLength(alertLimits.name))
const url = Line.check(Schema.isMaxLength(alertLimits.url))
const Channels = Schema.Array(Schema.Literals(channels)).check(Schema.isMaxLength(channels.length))
const TimeZone = Line.check(Schema.isMaxLength(60)).check(Schema.makeFilter(isTimeZone))

export const SavedSearch = Schema.Struct({
  id: Schema.Int,
  /** Rises with every change. */
  version: Schema.Int,
  name: Schema.String,
  /** The address of its list, without a language. */
  url: Schema.String,
  frequency: Schema.Literals(frequencies),
  channels: Schema.Array(Schema.Literals(channels)),
  quiet: Schema.NullOr(Schema.Struct({ from: Schema.Int, to: Schema.Int })),
  timeZone: Schema.String,
  /** Percent that a price has to be cut by to be told. */
  leastCut: Schema.Int,
  /** ISO 8601 in UTC; null while it is not paused. */
  pausedUntil: Schema.NullOr(Schema.String),
  createdAt: Schema.String,
  /** How many homes its list holds now. */
  count: Schema.Int,
  /** How many homes were told since its owner looked. */
  fresh: Schema.Int,
  /** The last of them that is still offered. */
  latest: Schema.NullOr(ListingCard),
})
export type SavedSearch = typeof SavedSearch.Type

const SavedSearches = Schema.Struct({
  /** The last saved first. */
  searches: Schema.Array(SavedSearch),
  /** How many there may be. */
  most: Schema.Int,
  /** False where mails to the account's address were refused repeatedly: none are sent any more. */
  isReachable: Schema.Boolean,
  /** Whether alerts are pushed to the browser that asks. */
  isPushedHere: Schema.Boolean,
})
export type SavedSearches = typeof SavedSearches.Type

const settings = {
  name: Schema.optionalKey(name),
  channels: Schema.optionalKey(Channels),
  quiet: Schema.optionalKey(Schema.NullOr(QuietHours)),
  timeZone: Schema.optionalKey(TimeZone),
  leastCut: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 50 }))),
}

export const NewSearch = Schema.Struct({
  url,
  frequency: Schema.optionalKey(Schema.Literals(frequencies)),
  ...settings,
})
export type NewSearch = typeof NewSearch.Type

/** What is left out stays as it is. `version`: refused if the search was changed since. */
export const SearchChange = Schema.Struct({
  url: Schema.optionalKey(url),
  frequency: Schema.optionalKey(Schema.Literals(frequencies)),
  ...settings,
  /** 0 ends a pause. */
  pausedDays: Schema.optionalKey(Schema.Literals([0, 7, 30])),
  /** Its new homes were looked at. */
  isSeen: Schema.optionalKey(Schema.Boolean),
  version: Schema.optionalKey(Schema.Int),
})
export type SearchChange = typeof SearchChange.Type

const body = { data: Schema.Struct({ message: Schema.String }) }

/** There is no room for another search. */
export class SearchesFull extends Schema.TaggedError<SearchesFull>()('SearchesFull', body, {
  httpApiStatus: 409,
}) {}

/** The search was changed since the version that the change was made from. */
export class SearchChanged extends Schema.TaggedError<SearchChanged>()('SearchChanged', body, {
  httpApiStatus: 409,
}) {}

/** No such search, or another account's. */
export class SearchNotFound extends Schema.TaggedError<SearchNotFound>()('SearchNotFound', body, {
  httpApiStatus: 404,
}) {}

/** The address is of no list of homes. */
export class SearchUnreadable extends Schema.TaggedError<SearchUnreadable>()('SearchUnreadable', body, {
  httpApiStatus: 422,
}) {}

const Feeds = Schema.Struct({ atom: Schema.String, json: Schema.String })

const Demand = Schema.Struct({
  /** At which price, EUR, how many saved searches match; rounded, and null below five. */
  prices: Schema.Array(Schema.Struct({ price: Schema.Int, searches: Schema.NullOr(Schema.Int) })),
  /** Facts that are not stated, and how many more would match if the ad stated what most look for. */
  facts: Schema.Array(Schema.Struct({ fact: Schema.String, searches: Schema.Int })),
})
export type Demand = typeof Demand.Type

const id = { params: { id: ListingId }, query: LanguageParameter }

/** Saved searches of a user, and what they say to an advertiser. */
export class SavedSearchesApi extends HttpApiGroup.make('savedSearches')
  .add(
    HttpApiEndpoint.get('list', '/api-next/saved-searches/', {
      query: LanguageParameter,
      success: SavedSearches,
    }),
    /** The search that is saved under this address already is returned as it is. */
    HttpApiEndpoint.post('create', '/api-next/saved-searches/', {
      query: LanguageParameter,
      payload: NewSearch,
      success: SavedSearch,
      error: [TooManyRequests, SearchesFull, SearchUnreadable],
    }),
    HttpApiEndpoint.put('change', '/api-next/saved-searches/:id/', {
      ...id,
      payload: SearchChange,
      success: SavedSearch,
      error: [TooManyRequests, SearchNotFound, SearchChanged, SearchUnreadable],
    }),
    HttpApiEndpoint.delete('remove', '/api-next/saved-searches/:id/', {
      ...id,
      success: Schema.Struct({ isRemoved: Schema.Boolean }),
      error: TooManyRequests,
    }),
    /** Makes new addresses of a search's feeds. Earlier ones stay valid. */
    HttpApiEndpoint.post('feeds', '/api-next/saved-searches/:id/feeds/', {
      ...id,
      success: Feeds,
      error: [TooManyRequests, SearchNotFound],
    }),
    /** How many saved searches match one's own listing, at its price and at lower ones. */
    HttpApiEndpoint.get('demand', '/api-next/saved-searches/demand/:id/', {
      ...id,
      success: Demand,
      error: [TooManyRequests, SearchNotFound],
    }),
  )
  .middleware(SignedIn) {}
