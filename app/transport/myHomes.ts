/** Homes that a user keeps. */
import type { Language } from '#domain/locale.ts'
import { call } from './call.ts'

export const myHomes = {
  /** `facts`: the parameters of the page of the estimate. */
  keep: (facts: string, language: Language) =>
    call('POST /api-next/my-homes/', language, { json: { facts } }),
  remove: (id: number, language: Language) =>
    call('DELETE /api-next/my-homes/:id/', language, { params: { id } }),
  ask: (id: number, agencies: readonly string[], text: string, language: Language) =>
    call('POST /api-next/my-homes/:id/agencies/', language, { params: { id }, json: { agencies, text } }),
} as const
