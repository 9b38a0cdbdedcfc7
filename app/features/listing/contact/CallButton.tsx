import { useTexts } from '#app/i18n/TextsContext.ts'
import { PhoneReveal } from '#app/shared/contact/PhoneReveal.tsx'
import { contact } from '#app/transport/contact/contact.ts'
import { run } from '#app/transport/call.ts'
import { offerIcons, offerLabels } from './offerLook.ts'
import { tellContact } from './tellContact.ts'

/** The advertiser's number: a button that a link to call replaces. `isIconOnly` where there is little room. */
export function CallButton({
  id,
  variant = 'secondary',
  isIconOnly = false,
}: {
  id: number
  variant?: 'primary' | 'secondary'
  isIconOnly?: boolean
}) {
  const { t, language } = useTexts()
  return (
    <PhoneReveal
      ask={() => run(contact.phone({ listingId: id }, language))}
      onShown={() => tellContact('phone', id)}
      label={t(offerLabels.phone)}
      icon={offerIcons.phone}
      {...{ variant, isIconOnly }}
      {...(!isIconOnly && { width: 'full' as const })}
    />
  )
}
