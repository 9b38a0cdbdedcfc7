import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { LegalDocumentName } from './LegalDocument.ts'

/** What links and titles call a document, before it is loaded. */
export const titleKeys = {
  terms: 'shell.legal.terms',
  privacy: 'shell.legal.privacy',
  cookies: 'shell.legal.cookies',
  about: 'shell.legal.about',
  accessibility: 'shell.legal.accessibility',
} as const satisfies Record<LegalDocumentName, MessageKey>
