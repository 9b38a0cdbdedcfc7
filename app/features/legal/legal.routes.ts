import { routePath } from '#domain/routes.ts'
import { defineRoute } from '#app/shell/route.tsx'
import type { LegalDocumentName } from './LegalDocument.ts'

const legalRoute = (name: LegalDocumentName) => {
  return defineRoute({
    name,
    match: (asked: string) => (asked === routePath(name) ? { name } : undefined),
    source: 'app/features/legal/LegalPage.tsx',
    load: async () => {
      const { LegalPage: View, head, prepare } = await import('./LegalPage.tsx')
      return { View, head, prepare }
    },
  })
}

export const termsRoute = legalRoute('terms')
export const privacyRoute = legalRoute('privacy')
export const cookiesRoute = legalRoute('cookies')
export const aboutRoute = legalRoute('about')
export const accessibilityRoute = legalRoute('accessibility')
