/** Calls of those who see to the portal. */
import type { Language } from '#domain/locale.ts'
import { keyOf } from './apiKey.ts'
import { call } from './call.ts'
import type { BodyOf } from './contract.ts'

export const flagsKey = (language: Language) => keyOf('GET /api-next/operator/flags/', language)

export const eventsKey = (language: Language) => keyOf('GET /api-next/operator/events/', language)

export const replaysKey = (language: Language) => keyOf('GET /api-next/operator/replays/', language)

export const replayKey = (language: Language, id: string) =>
  keyOf('GET /api-next/operator/replays/:id/', language, { params: { id } })

export const switchFlag = (json: BodyOf<'POST /api-next/operator/flags/'>, language: Language) =>
  call('POST /api-next/operator/flags/', language, { json })
