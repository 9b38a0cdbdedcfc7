import type { ContactWays } from '#domain/contact/ContactWays.ts'
import type { Conversation, Conversations } from '#domain/contact/Conversation.ts'
import type { Side } from '#domain/contact/sides.ts'
import type { Slots, VisitHours } from '#domain/contact/Slots.ts'
import type { Language } from '#domain/locale.ts'
import { address } from './apiKey.ts'

/** The visit hours of a user's homes. */
export interface OwnHours {
  readonly isAdvertiser: boolean
  /** Visits are possible. */
  readonly takesVisits: boolean
  readonly hours: readonly VisitHours[]
}

const messagesPath = '/api-next/messages/'

/** The addresses of what is read of contacts and conversations. */
export const contactKeys = {
  ways: (id: number, language: Language) =>
    address<ContactWays>(`/api-next/listings/${id}/contact/`, language),
  slots: (id: number, language: Language) => address<Slots>(`/api-next/listings/${id}/slots/`, language),
  conversations: (language: Language, { side, page = 1 }: { side?: Side | undefined; page?: number } = {}) =>
    address<Conversations>(
      messagesPath,
      language,
      new URLSearchParams({ ...(side && { side }), ...(page > 1 && { page: String(page) }) }),
    ),
  conversation: (id: string, language: Language) =>
    address<Conversation>(`${messagesPath}${encodeURIComponent(id)}/`, language),
  visitHours: (language: Language) => address<OwnHours>('/api-next/visits/hours/', language),
}

/** Whether the reply of an address depends on conversations. */
export const isOfConversations = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(messagesPath)
