/** A user's saved searches. */
import type { NewSearch, SearchChange } from '#domain/api/alerts/SavedSearches.ts'
import type { PushSubscriptionSent } from '#domain/api/alerts/Push.ts'
import type { Language } from '#domain/locale.ts'
import { call } from '#app/transport/call.ts'

export const savedSearches = {
  create: (json: NewSearch, language: Language) => call('POST /api-next/saved-searches/', language, { json }),
  change: (id: number, json: SearchChange, language: Language) =>
    call('PUT /api-next/saved-searches/:id/', language, { params: { id }, json }),
  remove: (id: number, language: Language) =>
    call('DELETE /api-next/saved-searches/:id/', language, { params: { id } }),
  feeds: (id: number, language: Language) =>
    call('POST /api-next/saved-searches/:id/feeds/', language, { params: { id } }),
} as const

/** Browsers that alerts are pushed to. */
export const pushCalls = {
  keep: (json: PushSubscriptionSent, language: Language) => call('PUT /api-next/push/', language, { json }),
} as const
