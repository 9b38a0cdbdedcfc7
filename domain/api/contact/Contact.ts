import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { ContactWays } from '../../contact/ContactWays.ts'
import { Slots } from '../../contact/Slots.ts'
import { SignInRequired, TooManyRequests, TokenRefused } from '../accountErrors.ts'
import { ContactInvalid, KeyReused, NotReachable, TooLate } from './contactErrors.ts'
import { ListingNotFound, ListingWithdrawn } from '../errors.ts'
import { Personal } from '../SignedIn.ts'
import { LanguageParameter } from '../language.ts'
import { ListingId } from '../listingId.ts'
import { Line, Lines, PhoneLine } from '../text.ts'

const Field = Schema.optionalKey(Line)

/**
 * The fields of every contact. `name` to `privacy` are required if nobody is signed in: the contact is
 * delivered once the address is confirmed. `key`: the form's idempotency key, the same for every attempt to
 * send the same contact.
 */
const contact = {
  listingId: ListingId,
  key: Line.check(Schema.isMinLength(16), Schema.isMaxLength(64)),
  text: Schema.optionalKey(Lines),
  name: Field,
  email: Field,
  phone: Schema.optionalKey(PhoneLine),
  /** `1` where it was ticked. */
  privacy: Field,
}

/** `sent`: delivered. `confirmEmail`: kept until the link of the mail just sent is followed. */
const Contacted = Schema.Struct({
  status: Schema.Literals(['sent', 'confirmEmail']),
  message: Schema.String,
  /** Where the sender can read it, when signed in. */
  conversationId: Schema.NullOr(Schema.String),
})
export type Contacted = typeof Contacted.Type

const errors = [
  SignInRequired,
  ContactInvalid,
  KeyReused,
  NotReachable,
  TooLate,
  TooManyRequests,
  ListingNotFound,
  ListingWithdrawn,
] as const

/** Contacts with an advertiser, signed in or not. */
export class ContactApi extends HttpApiGroup.make('contact')
  .annotate(Personal, 'visitor')
  .add(
    HttpApiEndpoint.post('message', '/api-next/contact/message/', {
      query: LanguageParameter,
      /** `reason`: a name of `messageReasons`; an unknown one is read as `requestInfo`. */
      payload: Schema.Struct({ ...contact, reason: Field }),
      success: Contacted,
      error: errors,
    }),
    HttpApiEndpoint.post('visit', '/api-next/contact/visit/', {
      query: LanguageParameter,
      /** `slots`: ids of `slots` below. `mode`: `inPerson` unless `virtual`. */
      payload: Schema.Struct({ ...contact, mode: Field, slots: Schema.Array(Line) }),
      success: Contacted,
      error: errors,
    }),
    HttpApiEndpoint.post('proposal', '/api-next/contact/proposal/', {
      query: LanguageParameter,
      /** `amount`: whole EUR, as text. */
      payload: Schema.Struct({ ...contact, amount: Field }),
      success: Contacted,
      error: errors,
    }),
    /** Returns the advertiser's number, and counts the request. */
    HttpApiEndpoint.post('phone', '/api-next/contact/phone/', {
      query: LanguageParameter,
      payload: Schema.Struct({ listingId: ListingId }),
      success: Schema.Struct({ phone: Schema.String }),
      error: [NotReachable, TooManyRequests, ListingNotFound, ListingWithdrawn],
    }),
    /** Delivers what was kept until its sender's address was confirmed. */
    HttpApiEndpoint.post('confirm', '/api-next/contact/confirm/', {
      query: LanguageParameter,
      payload: Schema.Struct({ token: Line }),
      success: Contacted,
      error: [...errors, TokenRefused],
    }),
    /** Opens one conversation to the browser that followed a mailed link, by a cookie; no sign-in is needed. */
    HttpApiEndpoint.post('open', '/api-next/contact/open/', {
      query: LanguageParameter,
      payload: Schema.Struct({ token: Line }),
      success: Schema.Struct({ conversationId: Schema.String }),
      error: [TokenRefused, TooManyRequests],
    }),
    HttpApiEndpoint.get('ways', '/api-next/listings/:id/contact/', {
      params: { id: ListingId },
      query: LanguageParameter,
      success: ContactWays,
      error: [ListingNotFound, ListingWithdrawn],
    }),
    HttpApiEndpoint.get('slots', '/api-next/listings/:id/slots/', {
      params: { id: ListingId },
      query: LanguageParameter,
      success: Slots,
      error: [NotReachable, ListingNotFound, ListingWithdrawn],
    }),
  ) {}
