/** Calls about the feeds and keys of an agency. */
import type { Language } from '#domain/locale.ts'
import { call } from '../call.ts'
import type { BodyOf } from '../contract.ts'

const feeds = '/api-next/own-agencies/:slug/feeds/'
const keys = '/api-next/own-agencies/:slug/keys/'

export const feedCalls = {
  upload: (slug: string, file: File, language: Language) =>
    call(`POST ${feeds}`, language, { params: { slug }, query: { name: file.name }, file }),
  accept: (slug: string, run: string, language: Language) =>
    call(`POST ${feeds}runs/:run/accept/`, language, { params: { slug, run } }),
  source: (slug: string, json: BodyOf<`PUT ${typeof feeds}source/`>, language: Language) =>
    call(`PUT ${feeds}source/`, language, { params: { slug }, json }),
  fetch: (slug: string, language: Language) => call(`POST ${feeds}fetch/`, language, { params: { slug } }),
} as const

export const keyCalls = {
  make: (slug: string, json: BodyOf<`POST ${typeof keys}`>, language: Language) =>
    call(`POST ${keys}`, language, { params: { slug }, json }),
  replace: (slug: string, key: string, language: Language) =>
    call(`POST ${keys}:key/replace/`, language, { params: { slug, key } }),
  end: (slug: string, key: string, language: Language) =>
    call(`DELETE ${keys}:key/`, language, { params: { slug, key } }),
} as const
