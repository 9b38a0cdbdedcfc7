/** A user's saved homes. */
import type { Kept, SavedIds } from '#domain/api/Saved.ts'
import type { Language } from '#domain/locale.ts'
import { request } from './request.ts'
import { sendJson } from './send.ts'

export const saved = {
  ids: (language: Language) => request<SavedIds>(`/api-next/saved/ids/?lang=${language}`),
  change: (id: number, isSaved: boolean, language: Language) =>
    sendJson<Kept>(`/api-next/saved/${id}/`, { isSaved }, { language, method: 'PUT' }),
} as const
