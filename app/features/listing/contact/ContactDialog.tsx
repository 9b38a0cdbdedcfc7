import { Suspense, useState } from 'react'
import type { Contacted } from '#domain/api/contact/Contact.ts'
import { editPath } from '#domain/publishing/paths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { Asked, ContactListing } from './contactOffer.ts'
import type { ContactStart } from './ContactOpener.ts'
import { ContactSent } from './ContactSent.tsx'
import { MessageForm } from './MessageForm.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import type { ContactFormProps } from './useContactForm.ts'

/** The picker of times is the heaviest part, and only visits need it. */
const visitForm = lazyView<ContactFormProps>(
  'app/features/listing/contact/visit/VisitForm.tsx',
  async () => (await import('./visit/VisitForm.tsx')).VisitForm,
  ['contact', 'forms', 'accountFields', 'advertiser', 'contactForms', 'contactDialogs'],
)

const forms = { message: MessageForm, proposal: ProposalForm, visit: visitForm.View } as const

export interface ContactDialogProps {
  listing: ContactListing
  asked: Asked
  start?: ContactStart
  onClose: () => void
}

/** What is sent to the advertiser. Closed half written, it is as it was when it is opened again. */
export function ContactDialog({ listing, asked, start = {}, onClose }: ContactDialogProps) {
  const { t } = useTexts()
  const [sent, setSent] = useState<{ readonly reply: Contacted; readonly email: string }>()
  const { user } = useUser()
  const Form = forms[asked]
  if (user?.myAds.includes(listing.id)) return <OwnListing {...{ listing, onClose }} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`contact.title.${asked}`)}
      closeLabel={t('contact.close')}
      closesOnBack
    >
      {sent ? (
        <ContactSent asked={asked} {...sent} />
      ) : (
        <Stack space="md">
          <Text tone="muted">{t('contact.about', { title: listing.title })}</Text>
          <Suspense fallback={<Skeleton shape="wide" />}>
            <Form {...{ listing, start }} onSent={(reply, email) => setSent({ reply, email })} />
          </Suspense>
        </Stack>
      )}
    </Dialog>
  )
}

/** Nobody writes to themselves: one's own ad is changed instead. */
function OwnListing({ listing, onClose }: Pick<ContactDialogProps, 'listing' | 'onClose'>) {
  const { t, language } = useTexts()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('contact.own.title')}
      closeLabel={t('contact.close')}
      closesOnBack
    >
      <Stack space="md">
        <Text>{t('contact.own.text')}</Text>
        <Link href={localPath(language, editPath(listing.id))} isStanding>
          {t('contact.own.change')}
        </Link>
      </Stack>
    </Dialog>
  )
}
