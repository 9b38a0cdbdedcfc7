import { useContext } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { CallButton } from './CallButton.tsx'
import { fetchContactDialog } from './ContactHost.tsx'
import { ContactOpener } from './ContactOpener.ts'
import type { Offer } from './contactOffer.ts'
import { offerIcons, offerLabels } from './offerLook.ts'

export interface ContactOfferProps {
  id: number
  offer: Offer
  variant: 'primary' | 'secondary'
}

/** A way to the advertiser, as a button over the whole width. */
export function ContactOffer({ id, offer, variant }: ContactOfferProps) {
  const t = useTranslate()
  const open = useContext(ContactOpener)
  if (offer === 'phone') return <CallButton {...{ id, variant }} />
  return (
    <div onPointerEnter={fetchContactDialog} onFocus={fetchContactDialog}>
      <Button
        {...{ variant }}
        width="full"
        icon={offerIcons[offer]}
        aria-haspopup="dialog"
        onPress={() => open(offer)}
      >
        {t(offerLabels[offer])}
      </Button>
    </div>
  )
}
