import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { inquiryTopics, wrongInquiryFields } from '../inquiries/inquiries.ts'
import { TooManyRequests } from './accountErrors.ts'
import { LanguageParameter } from './language.ts'
import { Line, Lines, PhoneLine } from './text.ts'

/** A question or a complaint to the operator. No account is needed. */
export const Inquiry = Schema.Struct({
  topic: Schema.Literals(inquiryTopics),
  /** May be empty. */
  name: Line,
  /** The answer is sent there; empty where a phone number is left instead. */
  email: Line,
  phone: Schema.optionalKey(PhoneLine),
  text: Lines,
}).check(
  Schema.makeFilter((inquiry) => wrongInquiryFields({ phone: '', ...inquiry }).length === 0, {
    expected: 'an address or a phone number to answer to, and words within their limits',
  }),
)
export type Inquiry = typeof Inquiry.Type

export class InquiriesApi extends HttpApiGroup.make('inquiries').add(
  HttpApiEndpoint.post('send', '/api-next/inquiries/', {
    query: LanguageParameter,
    payload: Inquiry,
    success: Schema.Struct({ reference: Schema.String }),
    error: [TooManyRequests],
  }),
) {}
