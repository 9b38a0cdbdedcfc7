import { routePath } from '#domain/routes.ts'
import { defineRoute } from '#app/shell/route.tsx'
import type { LegalDocumentName } from './LegalDocument.ts'
import { titleKeys } from './titleKeys.ts'

const legalRoute = (name: LegalDocumentName) => {
  return defineRoute({
    name,
    match: (asked: string) => (asked === routePath(name) ? { name } : undefined),
    source: 'app/features/legal/LegalPage.tsx',
    load: async () => (await import('./LegalPage.tsx')).LegalPage,
    prepare: async ({ language }) => (await import('./loadDocument.ts')).loadDocument(language, name),
    head: ({ texts: { t } }) => ({ title: t(titleKeys[name]) }),
  })
}

export const termsRoute = legalRoute('terms')
export const privacyRoute = legalRoute('privacy')
export const cookiesRoute = legalRoute('cookies')
