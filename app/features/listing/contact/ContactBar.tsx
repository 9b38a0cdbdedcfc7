import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { ContactOffers } from './ContactOffers.tsx'
import * as styles from './ContactBar.css.ts'
import { useOffers } from './useOffers.ts'

/**
 * On narrow screens the two main contact buttons stay visible below the page. It is in the flow: it covers
 * nothing at the end.
 */
export function ContactBar({ listing }: { listing: ListingDetail }) {
  const offers = useOffers(listing)
  if (offers.length === 0) return null
  const main = offers
    .filter((offer) => offer !== 'proposal')
    .toSorted(phoneSecond)
    .slice(0, 2)
  return (
    <div className={styles.bar}>
      <ContactOffers listing={listing} offers={main} labels={labels} />
    </div>
  )
}

/** A visitor in the street with a phone calls. */
const order = { message: 0, phone: 1, visit: 2, proposal: 3 } as const
const phoneSecond = (a: keyof typeof order, b: keyof typeof order) => order[a] - order[b]

const labels = {
  message: 'contact.bar.message',
  visit: 'contact.bar.visit',
  phone: 'contact.bar.phone',
  proposal: 'contact.bar.proposal',
} as const
