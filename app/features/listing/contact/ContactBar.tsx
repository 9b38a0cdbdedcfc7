import { useContext } from 'react'
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ContactOffer } from './ContactOffer.tsx'
import * as styles from './ContactBar.css.ts'
import { ContactOpener } from './ContactOpener.ts'
import { CallButton } from './CallButton.tsx'
import { offerIcons, offerLabels } from './offerLook.ts'
import { useOffers } from './useOffers.ts'

/** The ways of the bar: the first that is offered has words. */
const inOrder = ['visit', 'message', 'phone'] as const

/** On narrow screens the ways to the advertiser stay at the foot of the window; the page ends above them. */
export function ContactBar({ listing }: { listing: ListingDetail }) {
  const { t } = useTexts()
  const open = useContext(ContactOpener)
  const offers = useOffers(listing)
  const [first, ...rest] = inOrder.filter((offer) => offers.includes(offer))
  if (first === undefined) return null
  return (
    <div className={styles.bar}>
      <div className={styles.main}>
        <ContactOffer id={listing.id} offer={first} variant="primary" />
      </div>
      {rest.map((offer) =>
        offer === 'phone' ? (
          <CallButton key={offer} id={listing.id} isIconOnly />
        ) : (
          <IconButton
            key={offer}
            icon={offerIcons[offer]}
            label={t(offerLabels[offer])}
            variant="outlined"
            aria-haspopup="dialog"
            onPress={() => open(offer)}
          />
        ),
      )}
    </div>
  )
}
