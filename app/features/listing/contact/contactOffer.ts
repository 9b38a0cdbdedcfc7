import type { ContactWays } from '#domain/contact/ContactWays.ts'
import type { ContactForm } from '#domain/contact/forms.ts'
import type { Flags } from '#domain/flags.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { ContactMethodName } from '#domain/listing/vocabularies/market.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** The home that a contact is about. */
export type ContactListing = Pick<ListingDetail, 'id' | 'title' | 'price' | 'contract'>

/** What can be asked in a form of its own. */
export type Asked = Exclude<ContactForm, 'reply'>

/** A way to the advertiser, as the page offers it: a form, or the phone. */
export type Offer = Asked | 'phone'

/** In the order in which they stand. */
const offers: readonly (readonly [Offer, ContactMethodName])[] = [
  ['message', 'email'],
  ['visit', 'visit'],
  ['proposal', 'priceProposal'],
  ['phone', 'phone'],
]

/** What of it the switches and the home allow: nobody proposes a price where none is asked. */
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

const minutesOf = { hour: 60, day: 1440 } as const

/** How the advertiser answers, in a sentence; undefined where too few conversations tell. */
export function repliesText({ t, format }: Texts, replies: ContactWays['replies']): string | undefined {
  if (replies === null) return undefined
  const { count, rate, medianMinutes } = replies
  const values = { count, rate: format.percent(Math.round(rate * 100)) }
  if (medianMinutes === null) return t('contact.replies.rateOnly', values)
  return t('contact.replies', { ...values, time: withinText(t, medianMinutes) })
}

function withinText(t: Texts['t'], minutes: number): string {
  if (minutes < minutesOf.hour) return t('contact.replies.minutes', { count: Math.max(1, minutes) })
  if (minutes < 2 * minutesOf.day)
    return t('contact.replies.hours', { count: Math.ceil(minutes / minutesOf.hour) })
  return t('contact.replies.days', { count: Math.ceil(minutes / minutesOf.day) })
}
