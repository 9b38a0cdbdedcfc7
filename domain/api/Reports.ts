import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { needsWords, REPORT_TEXT, reportReasons } from '../listing/vocabularies/reportReasons.ts'
import { schemaOf } from '../vocabularySchema.ts'
import { TooManyRequests } from './accountErrors.ts'
import { Line, Lines } from './text.ts'
import { ListingNotFound, ListingWithdrawn } from './errors.ts'
import { LanguageParameter } from './language.ts'

/** A problem with a listing, reported by a visitor. No identity is required. */
export const Report = Schema.Struct({
  reason: schemaOf(reportReasons),
  text: Lines.check(Schema.isMaxLength(REPORT_TEXT)),
  /** Where the answer is mailed to; it may be left out. */
  email: Schema.optionalKey(
    Line.check(Schema.isMaxLength(254), Schema.isPattern(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/)),
  ),
}).check(
  Schema.makeFilter(({ reason, text }) => !needsWords(reason) || text !== '', {
    expected: 'words where the reason says nothing by itself',
  }),
)
export type Report = typeof Report.Type

/** Ads that should be looked at. */
export class ReportsApi extends HttpApiGroup.make('reports').add(
  HttpApiEndpoint.post('send', '/api-next/listings/:id/report/', {
    params: { id: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 31 - 1 })) },
    query: LanguageParameter,
    payload: Report,
    /** `reference`: what the report is known by. */
    success: Schema.Struct({ message: Schema.String, reference: Schema.String }),
    error: [ListingNotFound, ListingWithdrawn, TooManyRequests],
  }),
) {}
