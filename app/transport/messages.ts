/** The calls of conversations. Every change is answered with the whole conversation. */
import { attachmentsPath } from '#domain/contact/contactPaths.ts'
import type { Attachment, Conversation } from '#domain/contact/Conversation.ts'
import type { ProposalAnswer } from '#domain/contact/proposals.ts'
import type { VisitHours } from '#domain/contact/Slots.ts'
import type { VisitAnswer } from '#domain/contact/visits.ts'
import type { Language } from '#domain/locale.ts'
import { fetchTelling } from './fetchTelling.ts'
import { request } from './request.ts'
import { sendFile, sendJson } from './send.ts'

interface Said {
  readonly message: string
}

export interface Reply {
  readonly key: string
  readonly text: string
  readonly attachments: readonly string[]
}

export interface VisitReply {
  readonly key: string
  readonly answer: VisitAnswer
  /** The contact that is confirmed. */
  readonly slot?: string
}

export interface ProposalReply {
  readonly key: string
  readonly answer: ProposalAnswer
  /** Of a counter-proposal, whole EUR. */
  readonly amount?: string
}

export interface ChangedHours {
  readonly takesVisits: boolean
  readonly hours: readonly VisitHours[]
}

const post = <Answer>(path: string, body: unknown, language: Language) =>
  sendJson<Answer>(path, body, { language })

const of = (id: string) => `/api-next/messages/${encodeURIComponent(id)}/`

export const messages = {
  earlier: (id: string, before: number, language: Language) =>
    request<Conversation>(`${of(id)}?before=${before}&lang=${language}`),
  reply: (id: string, body: Reply, language: Language) => post<Conversation>(of(id), body, language),
  read: (id: string, upTo: number, language: Language) => post<Said>(`${of(id)}read/`, { upTo }, language),
  block: (id: string, isBlocked: boolean, language: Language) =>
    post<Conversation>(`${of(id)}block/`, { isBlocked }, language),
  report: (id: string, text: string, language: Language) =>
    post<Said>(`${of(id)}report/`, { text }, language),
  /** `onProgress`: the uploaded share, from 0 to 1. */
  attach: (id: string, file: Blob, language: Language, onProgress: (part: number) => void) =>
    sendFile<Attachment>(attachmentsPath(id), file, { language, via: fetchTelling(onProgress) }),
  answerVisit: (id: string, body: VisitReply, language: Language) =>
    post<Conversation>(`/api-next/visits/${encodeURIComponent(id)}/answer/`, body, language),
  answerProposal: (id: string, body: ProposalReply, language: Language) =>
    post<Conversation>(`/api-next/proposals/${encodeURIComponent(id)}/answer/`, body, language),
  changeHours: (hours: ChangedHours, language: Language) =>
    sendJson<Said>('/api-next/visits/hours/', hours, { language, method: 'PUT' }),
} as const
