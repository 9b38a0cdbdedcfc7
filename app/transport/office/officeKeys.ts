import type { Language } from '#domain/locale.ts'
import { keyOf } from '../apiKey.ts'

/** The addresses of replies about an agency's work. */
export const officeKeys = {
  own: (language: Language) => keyOf('GET /api-next/own-agencies/', language),
  team: (slug: string, language: Language) =>
    keyOf('GET /api-next/own-agencies/:slug/team/', language, { params: { slug } }),
} as const

/** Whether a reply is about an agency's work. */
export const isOfOffice = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/api-next/own-agencies/')
