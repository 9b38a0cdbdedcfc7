import { Suspense, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PhoneReveal } from '#app/shared/contact/PhoneReveal.tsx'
import { lazyView } from '#app/shell/lazyView.tsx'
import { contact } from '#app/transport/contact.ts'
import { run } from '#app/transport/request.ts'
import type { ContactDialogProps } from './ContactDialog.tsx'
import type { Asked, ContactListing, Offer } from './contactOffer.ts'
import { tellContact } from './tellContact.ts'

/** The forms: loaded when the visitor is about to use one. */
const contactDialog = lazyView<ContactDialogProps>(
  'app/features/listing/contact/ContactDialog.tsx',
  async () => (await import('./ContactDialog.tsx')).ContactDialog,
  ['contact', 'forms'],
  'asked',
)
const fetchDialog = () => void contactDialog.preload().catch(() => undefined)

const icons = { message: 'mail', visit: 'calendar', proposal: 'edit', phone: 'phone' } as const

export interface ContactOffersProps {
  listing: ContactListing
  offers: readonly Offer[]
  /** The button of each. */
  labels: Readonly<Record<Offer, MessageKey>>
}

/** The ways to the advertiser, as buttons. The forms open over the page. */
export function ContactOffers({ listing, offers, labels }: ContactOffersProps) {
  const { t, language } = useTexts()
  const [open, setOpen] = useState<Asked>()
  return (
    <>
      {offers.map((offer, at) => {
        const variant = at === 0 ? 'primary' : 'secondary'
        const shared = { variant, width: 'full', icon: icons[offer] } as const
        if (offer === 'phone')
          return (
            <PhoneReveal
              key={offer}
              ask={() => run(contact.phone({ listingId: listing.id }, language))}
              onShown={() => tellContact('phone', listing.id)}
              label={t(labels.phone)}
              {...shared}
            />
          )
        return (
          <div key={offer} onPointerEnter={fetchDialog} onFocus={fetchDialog}>
            <Button {...shared} aria-haspopup="dialog" onPress={() => setOpen(offer)}>
              {t(labels[offer])}
            </Button>
          </div>
        )
      })}
      {open && (
        <Suspense>
          <contactDialog.View listing={listing} asked={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
