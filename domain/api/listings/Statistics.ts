import { Schema } from 'effect'
import { HttpApiEndpoint, OpenApi } from 'effect/http-api'
import { hideReasons } from '../../saved/hiding.ts'
import { countedNames, LEAST_HIDDEN, statisticsDays } from '../../statistics/counted.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { NotYours } from '../contact/contactErrors.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'

const Counts = Schema.Struct({
  /** Lists that it was in, by page. */
  shown: Schema.Int,
  /** Its page. */
  opened: Schema.Int,
  /** By accounts that have it saved now. */
  saved: Schema.Int,
  /** The number was shown. */
  phone: Schema.Int,
  /** Conversations in which its seeker wrote. */
  message: Schema.Int,
  /** Visits that were asked for. */
  visit: Schema.Int,
  priceProposal: Schema.Int,
  /** Visits that were agreed on. */
  agreed: Schema.Int,
  /** Mails of saved searches with it. */
  alerted: Schema.Int,
} satisfies Record<(typeof countedNames)[number], typeof Schema.Int>)

/** How an ad is seen. The same figures for every advertiser, whatever they pay. */
export const ListingStatistics = Schema.Struct({
  id: Schema.Int,
  totals: Counts,
  /** In lists, from 1; the end of its step behind the first page. Null where it was in none, or far behind. */
  medianPlace: Schema.NullOr(Schema.Int),
  /** Why people who have it hidden hid it: reasons of LEAST_HIDDEN people at least. */
  hidden: Schema.Array(Schema.Struct({ reason: Schema.Literals(hideReasons), count: Schema.Int })),
  /** Every day of the period, in Greece, as `2026-11-28`, the first one first. */
  days: Schema.Array(
    Schema.Struct({ day: Schema.String, ...Counts.fields, medianPlace: Schema.NullOr(Schema.Int) }),
  ),
})
export type ListingStatistics = typeof ListingStatistics.Type

export const statisticsEndpoint = HttpApiEndpoint.get('statistics', '/api-next/listings/:id/statistics/', {
  params: { id: ListingId },
  query: {
    ...LanguageParameter,
    days: Schema.optionalKey(
      Schema.NumberFromString.check(
        Schema.isInt(),
        Schema.isBetween({ minimum: 1, maximum: statisticsDays.most }),
      ),
    ),
  },
  success: ListingStatistics,
  error: [NotYours, TooManyRequests],
}).annotate(
  OpenApi.Description,
  `How one's own ad is seen, by day. \`days\`: the last so many, today among them (${statisticsDays.usual} by default). A reason for which fewer than ${LEAST_HIDDEN} people hid it is left out. The same figures as a table: \`/api-next/listings/:id/statistics.csv\`.`,
)
