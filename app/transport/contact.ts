/** The calls of a contact with an advertiser. */
import type { Contacted } from '#domain/api/Contact.ts'
import type { Language } from '#domain/locale.ts'
import { sendJson } from './send.ts'

/** The fields of every contact; the identity only if nobody is signed in. */
export interface ContactFields {
  readonly listingId: number
  /** The same for every attempt to send the same thing. */
  readonly key: string
  readonly text?: string
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly privacy?: string
}

const call =
  <Reply, Sent>(path: string) =>
  (body: Sent, language: Language) =>
    sendJson<Reply>(path, body, { language })

export const contact = {
  message: call<Contacted, ContactFields & { readonly reason: string }>('/api-next/contact/message/'),
  visit: call<Contacted, ContactFields & { readonly mode: string; readonly slots: readonly string[] }>(
    '/api-next/contact/visit/',
  ),
  proposal: call<Contacted, ContactFields & { readonly amount: string }>('/api-next/contact/proposal/'),
  phone: call<{ readonly phone: string }, { readonly listingId: number }>('/api-next/contact/phone/'),
  agencyPhone: call<{ readonly phone: string }, { readonly slug: string }>('/api-next/agencies/phone/'),
  open: call<{ readonly conversationId: string }, { readonly token: string }>('/api-next/contact/open/'),
  confirm: call<Contacted, { readonly token: string }>('/api-next/contact/confirm/'),
} as const
