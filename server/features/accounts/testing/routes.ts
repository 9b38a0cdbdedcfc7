/** Every call that an account has, with what it is asked and who may ask it. A call that is missing here fails a test. */
import { ServedApi } from '#server/http/api/ServedApi.ts'
import type { Browser, Reply } from './Browser.ts'
import { signUpForm } from './people.ts'

export const roles = ['anonymous', 'ended', 'suspended', 'owner', 'other'] as const
export type Role = (typeof roles)[number]

/** The kinds of caller, and the account that the call is about. */
export interface Asker {
  readonly browser: Browser
  readonly email: string
  readonly password: string
  /** A session of another user, by its name. */
  readonly foreignSession: string
}

interface Example {
  readonly ask: (path: string, asker: Asker) => Promise<Reply>
  /** Status by role. */
  readonly answers: Readonly<Record<Role, number>>
}

const get = (path: string, { browser }: Asker) => browser.ask(path)
const form =
  (fields: (asker: Asker) => Record<string, string>, method = 'POST') =>
  (path: string, asker: Asker) =>
    asker.browser.form(path, fields(asker), { method })
const json = (value: (asker: Asker) => unknown) => (path: string, asker: Asker) =>
  asker.browser.json(path, value(asker))

const everybody = { anonymous: 200, ended: 200, suspended: 200, owner: 200, other: 200 }
const signedInOnly = { anonymous: 401, ended: 401, suspended: 401, owner: 200, other: 200 }
const nobody = (status: number) => ({
  anonymous: status,
  ended: status,
  suspended: status,
  owner: status,
  other: status,
})

/** By group and name of the endpoint. Those that end the session come last. */
export const examples: Readonly<Record<string, Example>> = {
  'account.info': { ask: get, answers: everybody },
  'account.fullInfo': { ask: get, answers: everybody },
  'account.register': { ask: form(({ email }) => signUpForm(`new.${email}`)), answers: everybody },
  'account.retrievePassword': { ask: form(({ email }) => ({ email })), answers: everybody },
  'account.registrationType': { ask: json(({ email }) => ({ email })), answers: everybody },
  'account.verifyEmail': { ask: json(({ email }) => ({ email })), answers: everybody },
  'account.confirmEmail': { ask: form(() => ({ token: 'a'.repeat(43) })), answers: nobody(410) },
  'account.oneTap': {
    ask: form(() => ({ action: 'parserequesttoken', accountType: 'google', code: 'x.y.z' })),
    answers: nobody(400),
  },
  'account.checkInThirdPartyService': {
    ask: json(() => ({ thirdParty: 'braze' })),
    answers: { anonymous: 401, ended: 401, suspended: 401, owner: 404, other: 404 },
  },
  'profile.profile': { ask: get, answers: signedInOnly },
  'profile.data': { ask: get, answers: signedInOnly },
  'profile.change': { ask: form(() => ({ marketing: 'newsletter' }), 'PUT'), answers: signedInOnly },
  'profile.confirmIdentity': { ask: form(({ password }) => ({ password })), answers: signedInOnly },
  'profile.endSession': {
    ask: form(({ foreignSession }) => ({ id: foreignSession })),
    answers: signedInOnly,
  },
  'account.changePassword': {
    ask: form(({ password }) => ({ pwd: password, pwdrip: password })),
    answers: signedInOnly,
  },
  'profile.remove': {
    ask: form(() => ({ email: 'somebody.else@example.gr' })),
    answers: { ...signedInOnly, owner: 422, other: 422 },
  },
  'account.logout': { ask: form(() => ({})), answers: everybody },
  'account.login': {
    ask: form(({ email, password }) => ({ email, password })),
    answers: { anonymous: 401, ended: 200, suspended: 401, owner: 200, other: 200 },
  },
}

export interface AccountRoute {
  readonly name: string
  readonly method: string
  readonly path: string
  /** Content types that it reads. */
  readonly types: readonly string[]
}

/** What the contract says of each endpoint of a group. */
export const routesOf = (group: keyof typeof ServedApi.groups): readonly AccountRoute[] =>
  Object.values(ServedApi.groups[group].endpoints).map(({ identifier, method, path, payload }) => ({
    name: `${group}.${identifier}`,
    method,
    path,
    types: [...payload.keys()],
  }))

export const accountRoutes = [...routesOf('account'), ...routesOf('profile')]
