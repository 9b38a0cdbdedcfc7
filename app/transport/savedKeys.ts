import type { Language } from '#domain/locale.ts'
import { keyOf } from './apiKey.ts'

/** The addresses of replies about groups of saved homes. */
export const savedKeys = {
  groups: (language: Language) => keyOf('GET /api-next/saved/groups/', language),

  group: (id: string, language: Language) =>
    keyOf('GET /api-next/saved/groups/:id/', language, { params: { id } }),
} as const

/** Whether a reply is about a group of saved homes, or about saved homes as a whole. */
export const isOfSavedGroups = (key: unknown): boolean =>
  typeof key === 'string' && /^\/api-next\/saved\/(?:groups\/|\?|$)/.test(key)
