/** Calls about ads that are being written. */
import type { ArrangedDocument } from '#domain/api/listings/Documents.ts'
import type { SentPlan } from '#domain/api/listings/Plan.ts'
import type { ArrangedPhotograph } from '#domain/api/listings/OwnListings.ts'
import type { DocumentKind } from '#domain/listing/documents.ts'
import type { ListingActionName } from '#domain/listing/listingActions.ts'
import type { Language } from '#domain/locale.ts'
import { call } from '../call.ts'
import type { BodyOf } from '../contract.ts'
import { draftsPath as path } from './draftKeys.ts'

export const drafts = {
  create: (json: BodyOf<`POST ${typeof path}`>, language: Language) =>
    call(`POST ${path}`, language, { json }),
  save: (id: number, fields: BodyOf<`PUT ${typeof path}:id/`>['fields'], language: Language) =>
    call(`PUT ${path}:id/`, language, { params: { id }, json: { fields } }),
  remove: (id: number, language: Language) => call(`DELETE ${path}:id/`, language, { params: { id } }),
  anotherHome: (id: number, language: Language) =>
    call(`POST ${path}:id/another-home/`, language, { params: { id } }),
  publish: (id: number, language: Language) => call(`POST ${path}:id/publish/`, language, { params: { id } }),
  /** `onProgress`: told the uploaded share, from 0 to 1. */
  addPhoto: (listingId: number, file: Blob, language: Language, onProgress: (part: number) => void) =>
    call('POST /api-next/listings/:id/photos/', language, { params: { id: listingId }, file, onProgress }),
  arrangePhotos: (listingId: number, photos: readonly ArrangedPhotograph[], language: Language) =>
    call('PUT /api-next/listings/:id/photos/', language, { params: { id: listingId }, json: { photos } }),
  addDocument: (listingId: number, kind: DocumentKind, file: Blob, language: Language) =>
    call('POST /api-next/listings/:id/documents/', language, {
      params: { id: listingId },
      query: { kind },
      file,
    }),
  arrangeDocuments: (listingId: number, documents: readonly ArrangedDocument[], language: Language) =>
    call('PUT /api-next/listings/:id/documents/', language, {
      params: { id: listingId },
      json: { documents },
    }),
  writePlan: (listingId: number, json: SentPlan, language: Language) =>
    call('PUT /api-next/listings/:id/plan/', language, { params: { id: listingId }, json }),
} as const

export const actOnAd = (id: number, name: ListingActionName, language: Language) =>
  call(`POST /api-next/listings/:id/${name}/`, language, { params: { id } })

/** Calls about the paid visibility of one's own ad. */
export const visibility = {
  buy: (id: number, json: BodyOf<'POST /api-next/listings/:id/visibility/'>, language: Language) =>
    call('POST /api-next/listings/:id/visibility/', language, { params: { id }, json }),
  withdraw: (id: number, order: string, language: Language) =>
    call('POST /api-next/listings/:id/visibility/withdraw/', language, { params: { id }, json: { order } }),
} as const

/** An objection of an advertiser to a hold. */
export const appeal = (json: BodyOf<'POST /api-next/moderation/appeals/'>, language: Language) =>
  call('POST /api-next/moderation/appeals/', language, { json })

/** Answers a question of visitors about one's own ad. */
export const answerQuestion = (
  id: number,
  json: BodyOf<'POST /api-next/listings/:id/answer/'>,
  language: Language,
) => call('POST /api-next/listings/:id/answer/', language, { params: { id }, json })

/** Whether one's own ad is of the same home as others. */
export const homeCalls = {
  part: (id: number, language: Language) =>
    call('POST /api-next/listings/:id/part/', language, { params: { id } }),
  join: (id: number, language: Language) =>
    call('POST /api-next/listings/:id/join/', language, { params: { id } }),
} as const
