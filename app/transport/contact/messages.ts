/** The calls of conversations. Every change is answered with the whole conversation. */
import type { Language } from '#domain/locale.ts'
import { call, jsonCall } from '../call.ts'
import type { BodyOf } from '../contract.ts'

/** What is sent with the call of an endpoint. */
type Reply = BodyOf<'POST /api-next/messages/:id/'>
type VisitReply = BodyOf<'POST /api-next/visits/:id/answer/'>
type ProposalReply = BodyOf<'POST /api-next/proposals/:id/answer/'>

export const messages = {
  reply: (id: string, json: Reply, language: Language) =>
    call('POST /api-next/messages/:id/', language, { params: { id }, json }),
  read: (id: string, upTo: number, language: Language) =>
    call('POST /api-next/messages/:id/read/', language, { params: { id }, json: { upTo } }),
  block: (id: string, isBlocked: boolean, language: Language) =>
    call('POST /api-next/messages/:id/block/', language, { params: { id }, json: { isBlocked } }),
  report: (id: string, text: string, language: Language) =>
    call('POST /api-next/messages/:id/report/', language, { params: { id }, json: { text } }),
  /** `onProgress`: told the uploaded share, from 0 to 1. */
  attach: (id: string, file: Blob, language: Language, onProgress: (part: number) => void) =>
    call('POST /api-next/messages/:id/attachments/', language, { params: { id }, file, onProgress }),
  answerVisit: (id: string, json: VisitReply, language: Language) =>
    call('POST /api-next/visits/:id/answer/', language, { params: { id }, json }),
  answerProposal: (id: string, json: ProposalReply, language: Language) =>
    call('POST /api-next/proposals/:id/answer/', language, { params: { id }, json }),
  changeHours: jsonCall('PUT /api-next/visits/hours/'),
} as const
