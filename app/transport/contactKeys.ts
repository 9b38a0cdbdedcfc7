import type { ContactWays } from '#domain/contact/ContactWays.ts'
import type { Conversation, Conversations } from '#domain/contact/Conversation.ts'
import type { Side } from '#domain/contact/sides.ts'
import type { Slots, VisitHours } from '#domain/contact/Slots.ts'
import type { Language } from '#domain/locale.ts'
import { address } from './apiKey.ts'

/** When somebody's homes can be seen. */
export interface OwnHours {
  readonly isAdvertiser: boolean
  /** They can be, at all. */
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

/** Whether what stands behind an address tells of conversations: something happened in one of them. */
export const isOfConversations = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(messagesPath)
