/** Calls about the team of an agency. */
import type { Language } from '#domain/locale.ts'
import { call } from '../call.ts'
import type { BodyOf } from '../contract.ts'

const path = '/api-next/own-agencies/:slug/team/'

export const teamCalls = {
  addOffice: (slug: string, json: BodyOf<`POST ${typeof path}offices/`>, language: Language) =>
    call(`POST ${path}offices/`, language, { params: { slug }, json }),
  removeOffice: (slug: string, office: string, language: Language) =>
    call(`DELETE ${path}offices/:office/`, language, { params: { slug, office } }),
  invite: (slug: string, json: BodyOf<`POST ${typeof path}invitations/`>, language: Language) =>
    call(`POST ${path}invitations/`, language, { params: { slug }, json }),
  endInvitation: (slug: string, invitation: string, language: Language) =>
    call(`DELETE ${path}invitations/:invitation/`, language, { params: { slug, invitation } }),
  changeMember: (
    slug: string,
    member: string,
    json: BodyOf<`PUT ${typeof path}members/:member/`>,
    language: Language,
  ) => call(`PUT ${path}members/:member/`, language, { params: { slug, member }, json }),
  endMember: (slug: string, member: string, language: Language) =>
    call(`DELETE ${path}members/:member/`, language, { params: { slug, member } }),
  changeProfile: (
    slug: string,
    json: BodyOf<'PUT /api-next/own-agencies/:slug/profile/'>,
    language: Language,
  ) => call('PUT /api-next/own-agencies/:slug/profile/', language, { params: { slug }, json }),
  join: (token: string, language: Language) =>
    call('POST /api-next/own-agencies/join/', language, { json: { token } }),
} as const
