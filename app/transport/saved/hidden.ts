/** Calls about hidden and recent homes. */
import type { Language } from '#domain/locale.ts'
import type { HideReason } from '#domain/saved/hiding.ts'
import { keyOf } from '../apiKey.ts'
import { call } from '../call.ts'
import type { BodyOf } from '../contract.ts'

export const hidden = {
  ids: (language: Language) => keyOf('GET /api-next/hidden/ids/', language),
  hide: (listingId: number, reason: HideReason, language: Language) =>
    call('POST /api-next/hidden/', language, { json: { listingId, reason } }),
  /** Shows a home again; all of them without. */
  show: (listingId: number | undefined, language: Language) =>
    call('DELETE /api-next/hidden/', language, { query: listingId === undefined ? {} : { listingId } }),
} as const

export const recent = {
  /** `ids`: listings that this device remembers. */
  read: (ids: readonly number[], language: Language) =>
    keyOf('GET /api-next/recent/', language, { query: ids.length === 0 ? {} : { ids: ids.join(',') } }),
  add: (json: BodyOf<'POST /api-next/recent/'>, language: Language) =>
    call('POST /api-next/recent/', language, { json }),
  forget: (language: Language) => call('DELETE /api-next/recent/', language),
} as const
