import { type ReactNode, useCallback, useState } from 'react'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { ContactDialogProps } from './ContactDialog.tsx'
import { ContactOpener, type ContactStart } from './ContactOpener.ts'
import type { Asked, ContactListing } from './contactOffer.ts'

/** The forms: loaded when the visitor is about to use one. */
const contactDialog = lazyView<ContactDialogProps>(
  'app/features/listing/contact/ContactDialog.tsx',
  async () => (await import('./ContactDialog.tsx')).ContactDialog,
  ['contact', 'forms', 'accountFields', 'advertiser', 'contactForms', 'contactDialogs'],
  'asked',
)

// Where it does not come, the press loads it again and says so.
export const fetchContactDialog = () => void contactDialog.preload().catch(() => undefined)

/** The page of a home, and the form over it that any part of it may open. */
export function ContactHost({ listing, children }: { listing: ContactListing; children: ReactNode }) {
  const [opened, setOpened] = useState<{ readonly asked: Asked; readonly start: ContactStart }>()
  const open = useCallback((asked: Asked, start: ContactStart = {}) => setOpened({ asked, start }), [])
  return (
    <ContactOpener value={open}>
      {children}
      {opened && <contactDialog.Part listing={listing} {...opened} onClose={() => setOpened(undefined)} />}
    </ContactOpener>
  )
}
