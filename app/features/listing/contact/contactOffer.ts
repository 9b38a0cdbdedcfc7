import type { ContactWays } from '#domain/contact/ContactWays.ts'
import type { ContactForm } from '#domain/contact/forms.ts'
import type { Flags } from '#domain/flags.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { ContactMethodName } from '#domain/listing/vocabularies/market.ts'

/** The home that a contact is about. */
export type ContactListing = Pick<
  ListingDetail,
  'id' | 'title' | 'price' | 'contract' | 'advertiser' | 'publisherRole'
>

/** The contacts that have a form. */
export type Asked = Exclude<ContactForm, 'reply'>

/** A way to the advertiser, as the page offers it: a form, or the phone. */
export type Offer = Asked | 'phone'

/** In display order. */
const offers: readonly (readonly [Offer, ContactMethodName])[] = [
  ['message', 'email'],
  ['visit', 'visit'],
  ['proposal', 'priceProposal'],
  ['phone', 'phone'],
]

/** The contacts that the flags and the home allow: no proposal without an asking price. */
export function offersOf(
  ways: Pick<ContactWays, 'methods'>,
  listing: ContactListing,
  flags: Flags,
): readonly Offer[] {
  const isOff = {
    visit: !flags.visitRequests,
    proposal: !flags.priceProposal || listing.price === null,
    message: false,
    phone: false,
  }
  return offers
    .filter(([offer, method]) => ways.methods.includes(method) && !isOff[offer])
    .map(([offer]) => offer)
}
