import { Suspense, useState } from 'react'
import type { Contacted } from '#domain/api/contact/Contact.ts'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
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
  ['contact', 'forms'],
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
  const Form = forms[asked]
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
