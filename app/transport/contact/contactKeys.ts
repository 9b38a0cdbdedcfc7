import type { Side } from '#domain/contact/sides.ts'
import type { Language } from '#domain/locale.ts'
import { keyOf } from '../apiKey.ts'

const messagesPath = '/api-next/messages/'

/** The addresses of what is read of contacts and conversations. */
export const contactKeys = {
  ways: (id: number, language: Language) =>
    keyOf('GET /api-next/listings/:id/contact/', language, { params: { id } }),
  slots: (id: number, language: Language) =>
    keyOf('GET /api-next/listings/:id/slots/', language, { params: { id } }),
  conversations: (language: Language, { side, page = 1 }: { side?: Side | undefined; page?: number } = {}) =>
    keyOf('GET /api-next/messages/', language, { query: { side, page: page > 1 ? page : undefined } }),
  conversation: (id: string, language: Language) =>
    keyOf('GET /api-next/messages/:id/', language, { params: { id } }),
  earlier: (id: string, before: number, language: Language) =>
    keyOf('GET /api-next/messages/:id/', language, { params: { id }, query: { before } }),
  visitHours: (language: Language) => keyOf('GET /api-next/visits/hours/', language),
}

/** Whether the reply of an address depends on conversations. */
export const isOfConversations = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(messagesPath)
