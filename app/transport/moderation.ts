/** Calls of moderators. */
import type { Language } from '#domain/locale.ts'
import { keyOf } from './apiKey.ts'
import { call } from './call.ts'
import type { BodyOf } from './contract.ts'

export const queueKey = (language: Language) => keyOf('GET /api-next/moderation/queue/', language)

export const decide = (json: BodyOf<'POST /api-next/moderation/acts/'>, language: Language) =>
  call('POST /api-next/moderation/acts/', language, { json })
