/** The addresses of replies about ads that are being written. */
import type { Language } from '#domain/locale.ts'
import { keyOf } from '../apiKey.ts'

export const draftsPath = '/api-next/listings/drafts/'

export const draftKeys = {
  list: (language: Language) => keyOf(`GET ${draftsPath}`, language),
  draft: (id: number, language: Language) => keyOf(`GET ${draftsPath}:id/`, language, { params: { id } }),
  check: (id: number, language: Language) =>
    keyOf(`GET ${draftsPath}:id/check/`, language, { params: { id } }),
  preview: (id: number, language: Language) =>
    keyOf(`GET ${draftsPath}:id/preview/`, language, { params: { id } }),
  card: (id: number, language: Language) => keyOf(`GET ${draftsPath}:id/card/`, language, { params: { id } }),
  /** `id`: of the ad of a draft. */
  demand: (id: number, language: Language) =>
    keyOf('GET /api-next/saved-searches/demand/:id/', language, { params: { id } }),
  places: (sought: string, language: Language) =>
    keyOf('GET /api-next/geography/find/', language, { query: { q: sought.slice(0, 100) } }),
} as const

/** One's own ads. */
export const ownAdsKey = (language: Language) => keyOf('GET /api-next/listings/own/', language)

/** How one's own ad was seen in the last days. */
export const statisticsKey = (id: number, days: number, language: Language) =>
  keyOf('GET /api-next/listings/:id/statistics/', language, {
    params: { id },
    query: { days },
  })

/** The paid visibility of one's own ad. */
export const visibilityKey = (id: number, language: Language) =>
  keyOf('GET /api-next/listings/:id/visibility/', language, { params: { id } })

/** The home behind one's own ad. */
export const homeKey = (id: number, language: Language) =>
  keyOf('GET /api-next/listings/:id/home/', language, { params: { id } })

/** What visitors ask about one's own ad. */
export const askedKey = (id: number, language: Language) =>
  keyOf('GET /api-next/listings/:id/asked/', language, { params: { id } })

/** Whether a reply is about ads that are being written. */
export const isOfDrafts = (key: unknown): boolean => typeof key === 'string' && key.startsWith(draftsPath)
