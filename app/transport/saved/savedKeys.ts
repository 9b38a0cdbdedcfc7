import type { Language } from '#domain/locale.ts'
import type { defaultGroupId } from '#domain/api/saved/SavedGroups.ts'
import { keyOf } from '../apiKey.ts'

/** What the contract calls the default group; written again, since the contract stays out of the browser. */
const mine: typeof defaultGroupId = 'mine'

/** The addresses of replies about groups of saved homes. */
export const savedKeys = {
  groups: (language: Language) => keyOf('GET /api-next/saved/groups/', language),

  /** Homes that the user hides. */
  hidden: (language: Language) => keyOf('GET /api-next/hidden/', language),

  /** What a link to read shows. */
  shared: (token: string, language: Language) =>
    keyOf('GET /api-next/saved/shared/', language, { query: { token } }),

  /** The default group without an id. */
  group: (id: string | undefined, language: Language) =>
    keyOf('GET /api-next/saved/groups/:id/', language, { params: { id: id ?? mine } }),
} as const

/** Whether a reply is about a group of saved homes, or about saved homes as a whole. */
export const isOfSavedGroups = (key: unknown): boolean =>
  typeof key === 'string' && /^\/api-next\/saved\/(?:groups\/|\?|$)/.test(key)
