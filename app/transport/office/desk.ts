/** Calls of the lead desk. */
import type { Language } from '#domain/locale.ts'
import { call } from '../call.ts'
import type { BodyOf } from '../contract.ts'

const path = '/api-next/own-agencies/:slug/'

export const deskCalls = {
  change: (slug: string, lead: string, json: BodyOf<`PUT ${typeof path}leads/:lead/`>, language: Language) =>
    call(`PUT ${path}leads/:lead/`, language, { params: { slug, lead }, json }),
  answered: (slug: string, home: number, language: Language) =>
    call('POST /api-next/own-agencies/:slug/owners/:home/answered/', language, { params: { slug, home } }),
  addAnswer: (slug: string, json: BodyOf<`POST ${typeof path}answers/`>, language: Language) =>
    call(`POST ${path}answers/`, language, { params: { slug }, json }),
  removeAnswer: (slug: string, answer: string, language: Language) =>
    call(`DELETE ${path}answers/:answer/`, language, { params: { slug, answer } }),
  changeWebhook: (slug: string, json: BodyOf<`PUT ${typeof path}webhook/`>, language: Language) =>
    call(`PUT ${path}webhook/`, language, { params: { slug }, json }),
} as const
