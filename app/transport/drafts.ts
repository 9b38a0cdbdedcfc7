/** Calls about ads that are being written, and the addresses of their replies. */
import type { ArrangedPhotograph } from '#domain/api/listings/OwnListings.ts'
import type { ListingActionName } from '#domain/listing/listingActions.ts'
import type { Language } from '#domain/locale.ts'
import { keyOf } from './apiKey.ts'
import { call } from './call.ts'
import type { BodyOf } from './contract.ts'

const path = '/api-next/listings/drafts/'

export const draftKeys = {
  list: (language: Language) => keyOf(`GET ${path}`, language),
  draft: (id: number, language: Language) => keyOf(`GET ${path}:id/`, language, { params: { id } }),
  check: (id: number, language: Language) => keyOf(`GET ${path}:id/check/`, language, { params: { id } }),
  /** `id`: of the ad of a draft. */
  demand: (id: number, language: Language) =>
    keyOf('GET /api-next/saved-searches/demand/:id/', language, { params: { id } }),
  places: (sought: string, language: Language) =>
    keyOf('GET /api-next/geography/find/', language, { query: { q: sought.slice(0, 100) } }),
} as const

export const drafts = {
  create: (json: BodyOf<`POST ${typeof path}`>, language: Language) =>
    call(`POST ${path}`, language, { json }),
  save: (id: number, fields: BodyOf<`PUT ${typeof path}:id/`>['fields'], language: Language) =>
    call(`PUT ${path}:id/`, language, { params: { id }, json: { fields } }),
  remove: (id: number, language: Language) => call(`DELETE ${path}:id/`, language, { params: { id } }),
  publish: (id: number, language: Language) => call(`POST ${path}:id/publish/`, language, { params: { id } }),
  /** `onProgress`: told the uploaded share, from 0 to 1. */
  addPhoto: (listingId: number, file: Blob, language: Language, onProgress: (part: number) => void) =>
    call('POST /api-next/listings/:id/photos/', language, { params: { id: listingId }, file, onProgress }),
  arrangePhotos: (listingId: number, photos: readonly ArrangedPhotograph[], language: Language) =>
    call('PUT /api-next/listings/:id/photos/', language, { params: { id: listingId }, json: { photos } }),
} as const

/** Whether a reply is about ads that are being written. */
export const isOfDrafts = (key: unknown): boolean => typeof key === 'string' && key.startsWith(path)

/** One's own ads. */
export const ownAdsKey = (language: Language) => keyOf('GET /api-next/listings/own/', language)

export const actOnAd = (id: number, name: ListingActionName, language: Language) =>
  call(`POST /api-next/listings/:id/${name}/`, language, { params: { id } })
