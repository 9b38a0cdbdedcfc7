/** A user's saved homes. */
import type { Language } from '#domain/locale.ts'
import { call } from '../call.ts'

export const saved = {
  change: (id: number, isSaved: boolean, language: Language) =>
    call('PUT /api-next/saved/:id/', language, { params: { id }, json: { isSaved } }),
} as const
