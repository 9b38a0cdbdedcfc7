/** Calls about groups of saved homes. */
import { call } from '../call.ts'
import type { Language } from '#domain/locale.ts'
import type { BodyOf } from '../contract.ts'

/** A home of a group. */
export interface ItemOf {
  readonly id: string
  readonly item: number
}

const path = '/api-next/saved/groups/'

export const savedGroups = {
  create: (json: BodyOf<'POST /api-next/saved/groups/'>, language: Language) =>
    call(`POST ${path}`, language, { json }),
  remove: (id: string, language: Language) => call(`DELETE ${path}:id/`, language, { params: { id } }),
  add: (id: string, listingId: number, language: Language) =>
    call(`POST ${path}:id/items/`, language, { params: { id }, json: { listingId } }),
  move: (params: ItemOf, json: BodyOf<`PUT ${typeof path}:id/items/:item/`>, language: Language) =>
    call(`PUT ${path}:id/items/:item/`, language, { params, json }),
  drop: (params: ItemOf, language: Language) => call(`DELETE ${path}:id/items/:item/`, language, { params }),
  note: (params: ItemOf, json: BodyOf<`POST ${typeof path}:id/items/:item/notes/`>, language: Language) =>
    call(`POST ${path}:id/items/:item/notes/`, language, { params, json }),
  changeNote: (
    params: ItemOf & { readonly note: string },
    json: BodyOf<`PUT ${typeof path}:id/items/:item/notes/:note/`>,
    language: Language,
  ) => call(`PUT ${path}:id/items/:item/notes/:note/`, language, { params, json }),
  dropNote: (params: ItemOf & { readonly note: string }, language: Language) =>
    call(`DELETE ${path}:id/items/:item/notes/:note/`, language, { params }),
  vote: (params: ItemOf, json: BodyOf<`PUT ${typeof path}:id/items/:item/vote/`>, language: Language) =>
    call(`PUT ${path}:id/items/:item/vote/`, language, { params, json }),
  link: (id: string, json: BodyOf<`POST ${typeof path}:id/links/`>, language: Language) =>
    call(`POST ${path}:id/links/`, language, { params: { id }, json }),
  endLink: (id: string, link: string, language: Language) =>
    call(`DELETE ${path}:id/links/:link/`, language, { params: { id, link } }),
  endMember: (id: string, member: string, language: Language) =>
    call(`DELETE ${path}:id/members/:member/`, language, { params: { id, member } }),
  join: (token: string, language: Language) =>
    call('POST /api-next/saved/join/', language, { json: { token } }),
} as const
