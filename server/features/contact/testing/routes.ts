/** Every call about contacts and conversations, with what it is asked and who may ask it. One that is missing fails a test. */
import type { Browser, Reply } from '#server/features/accounts/testing/Browser.ts'
import { routesOf } from '#server/features/accounts/testing/routes.ts'
import { homes, newKey } from './openContact.ts'

/** In this order: those who may not come first, and change nothing. */
export const roles = ['anonymous', 'ended', 'suspended', 'other', 'seeker', 'advertiser'] as const
export type Role = (typeof roles)[number]

/** What belongs to the seeker and the advertiser. */
export interface Belongings {
  readonly conversation: string
  readonly visit: string
  readonly proposal: string
  readonly picture: string
}

interface Example {
  readonly path: (of: Belongings) => string
  readonly method?: string
  /** JSON; without it nothing is sent. */
  readonly body?: () => object
  readonly answers: Readonly<Record<Role, number>>
}

const everybody = (status: number) => ({
  anonymous: status,
  ended: status,
  suspended: status,
  other: status,
  seeker: status,
  advertiser: status,
})
const members = (status: number, other = 404) => ({
  anonymous: 401,
  ended: 401,
  suspended: 401,
  other,
  seeker: status,
  advertiser: status,
})

const api = '/api-next'
const inConversation =
  (end = '') =>
  ({ conversation }: Belongings) =>
    `${api}/messages/${conversation}/${end}`

/** By group and name of the endpoint, or the name of a route beside the contract. */
export const contactExamples: Readonly<Record<string, Example>> = {
  'contact.ways': { path: () => `${api}/listings/${homes.agency}/contact/`, answers: everybody(200) },
  'contact.slots': { path: () => `${api}/listings/${homes.agency}/slots/`, answers: everybody(200) },
  'contact.phone': {
    path: () => `${api}/contact/phone/`,
    body: () => ({ listingId: homes.agency }),
    answers: everybody(200),
  },
  'contact.message': {
    path: () => `${api}/contact/message/`,
    body: () => ({ listingId: homes.court, key: newKey(), text: 'x' }),
    answers: { ...everybody(409), anonymous: 422, ended: 422, suspended: 422 },
  },
  'contact.visit': {
    path: () => `${api}/contact/visit/`,
    body: () => ({ listingId: homes.agency, key: newKey(), slots: [] }),
    answers: everybody(422),
  },
  'contact.proposal': {
    path: () => `${api}/contact/proposal/`,
    body: () => ({ listingId: homes.agency, key: newKey(), amount: '0' }),
    answers: everybody(422),
  },
  'contact.confirm': {
    path: () => `${api}/contact/confirm/`,
    body: () => ({ token: 'a'.repeat(43) }),
    answers: everybody(410),
  },
  'contact.open': {
    path: () => `${api}/contact/open/`,
    body: () => ({ token: 'a'.repeat(43) }),
    answers: everybody(410),
  },
  'messages.list': { path: () => `${api}/messages/`, answers: members(200, 200) },
  'messages.conversation': { path: inConversation(), answers: members(200) },
  'messages.reply': {
    path: inConversation(),
    body: () => ({ key: newKey(), text: 'Ναι', attachments: [] }),
    answers: members(200),
  },
  'messages.read': { path: inConversation('read/'), body: () => ({ upTo: 1 }), answers: members(200) },
  'messages.block': {
    path: inConversation('block/'),
    body: () => ({ isBlocked: false }),
    answers: members(200),
  },
  'messages.report': { path: inConversation('report/'), body: () => ({ text: 'x' }), answers: members(200) },
  'messages.answerVisit': {
    path: ({ visit }) => `${api}/visits/${visit}/answer/`,
    body: () => ({ key: newKey(), answer: 'confirm' }),
    answers: { ...members(200), seeker: 409 },
  },
  'messages.answerProposal': {
    path: ({ proposal }) => `${api}/proposals/${proposal}/answer/`,
    body: () => ({ key: newKey(), answer: 'accept' }),
    answers: { ...members(200), seeker: 409 },
  },
  'messages.visitHours': { path: () => `${api}/visits/hours/`, answers: members(200, 200) },
  'messages.changeVisitHours': {
    path: () => `${api}/visits/hours/`,
    method: 'PUT',
    body: () => ({ hours: [] }),
    answers: { ...members(404), advertiser: 200 },
  },
  'picture taken': {
    path: inConversation('attachments/'),
    body: () => ({ not: 'a picture' }),
    answers: members(422),
  },
  'picture given': {
    path: ({ picture }) => `${api}/messages/attachments/${picture}/`,
    answers: { ...members(200), advertiser: 404 },
  },
  // The visit is confirmed by then.
  calendar: { path: ({ visit }) => `${api}/visits/${visit}/calendar.ics`, answers: members(200) },
}

export const contactRoutes = [...routesOf('contact'), ...routesOf('messages')]

/** Asks as an example says. */
export function askExample(
  { path, method, body }: Example,
  browser: Browser,
  of: Belongings,
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<Reply> {
  if (body === undefined) return browser.ask(path(of), { headers })
  return browser.json(path(of), body(), { headers, ...(method !== undefined && { method }) })
}
