import { leadParameters } from '#domain/agency/leads.ts'
import type { Language } from '#domain/locale.ts'
import { keyOf } from '../apiKey.ts'

/** The addresses of replies about an agency's work. */
export const officeKeys = {
  own: (language: Language) => keyOf('GET /api-next/own-agencies/', language),
  team: (slug: string, language: Language) =>
    keyOf('GET /api-next/own-agencies/:slug/team/', language, { params: { slug } }),
  profile: (slug: string, language: Language) =>
    keyOf('GET /api-next/own-agencies/:slug/profile/', language, { params: { slug } }),
  keys: (slug: string, language: Language) =>
    keyOf('GET /api-next/own-agencies/:slug/keys/', language, { params: { slug } }),
  feeds: (slug: string, language: Language) =>
    keyOf('GET /api-next/own-agencies/:slug/feeds/', language, { params: { slug } }),
  run: (slug: string, run: string, language: Language) =>
    keyOf('GET /api-next/own-agencies/:slug/feeds/runs/:run/', language, { params: { slug, run } }),
  leads: (slug: string, search: URLSearchParams, language: Language) =>
    keyOf('GET /api-next/own-agencies/:slug/leads/', language, {
      params: { slug },
      query: Object.fromEntries(
        Object.values(leadParameters).map((name) => [name, search.get(name) || undefined]),
      ),
    }),
  owners: (slug: string, language: Language) =>
    keyOf('GET /api-next/own-agencies/:slug/owners/', language, { params: { slug } }),
  visits: (slug: string, language: Language) =>
    keyOf('GET /api-next/own-agencies/:slug/visits/', language, { params: { slug } }),
  webhook: (slug: string, language: Language) =>
    keyOf('GET /api-next/own-agencies/:slug/webhook/', language, { params: { slug } }),
} as const

/** Whether a reply is about an agency's work. */
export const isOfOffice = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/api-next/own-agencies/')
