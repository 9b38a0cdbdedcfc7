import { expect, test } from 'vitest'
import { type ApiFacts, type CallFact, checkCalls } from '#cli/checks/api/check.ts'
import { gatherApi } from '#cli/checks/api/facts.ts'
import { apiCheck, apiSpec } from '#cli/checks/api/run.ts'

const facts = gatherApi()
const spec = '7 The calls it makes'

const check = (change: Partial<ApiFacts>) => checkCalls({ ...facts, ...change }, apiSpec)

const callTo = (path: string, method = 'POST'): CallFact => {
  const found = facts.calls.find((call) => call.path === path && call.method === method)
  if (!found) throw new Error(`no call ${method} ${path}`)
  return found
}

/** The true calls with one of them changed. */
const withCall = (path: string, change: (call: CallFact) => Partial<CallFact>, method = 'POST') => ({
  calls: facts.calls.map((call) => (call === callTo(path, method) ? { ...call, ...change(call) } : call)),
})

const login = '/api-next/user/login/'
const signOn = '/singleSignOn.php'
const atLogin = callTo(login).at

test('the true contract matches section 7', async () => {
  const { problems, checked } = await apiCheck()
  expect(problems).toEqual([])
  expect(checked).toBeGreaterThan(100)
})

test('an endpoint is found at its own line, also where it is a route beside the contract', () => {
  expect(atLogin).toEqual({ file: 'domain/api/Account.ts', line: expect.any(Number), name: 'login' })
  expect(callTo(signOn, 'GET').at.file).toBe('server/features/accounts/social/http.ts')
})

test('another method is found, with its place on both sides', () => {
  const path = '/api/utente/profilo/'
  expect(check(withCall(path, () => ({ method: 'PATCH' }), 'PUT'))).toEqual([
    {
      code: 'call-method-differs',
      path,
      expected: 'PUT',
      found: 'PATCH',
      at: callTo(path, 'PUT').at,
      spec,
    },
  ])
})

test('a missing call is found, even if its path answers another method', () => {
  const without = (path: string, method?: string) =>
    check({ calls: facts.calls.filter((call) => call !== callTo(path, method)) })
  expect(without(signOn, 'GET')).toEqual([
    {
      code: 'call-missing',
      call: 'GET /singleSignOn.php',
      at: { file: 'server/features/accounts/social/http.ts' },
      spec,
    },
  ])
  expect(without('/api-next/user/logout/')).toMatchObject([{ code: 'call-missing' }])
})

test('JSON instead of a form is found', () => {
  expect(check(withCall(login, () => ({ encoding: 'json' })))).toEqual([
    {
      code: 'call-encoding-differs',
      call: `POST ${login}`,
      expected: 'form',
      found: 'json',
      at: atLogin,
      spec,
    },
  ])
})

test('a renamed field is missing under its own name, plain and wrapped', () => {
  const renamed = (from: string, to: string) =>
    withCall(login, ({ fields }) => ({
      fields: fields.map((field) => (field.name === from ? { ...field, name: to } : field)),
    }))
  expect(check(renamed('password', 'pass'))).toEqual([
    { code: 'call-field-missing', call: `POST ${login}`, field: 'password', at: atLogin, spec },
  ])
  expect(check(renamed('form[email]', 'mail[email]'))).toMatchObject([
    { code: 'call-field-unwrapped', field: 'email' },
  ])
})

test('a required field that the specification lacks, or makes optional, is found', () => {
  const demanding = (name: string) =>
    check(
      withCall(login, ({ fields }) => ({
        fields: [...fields.filter((field) => field.name !== name), { name, isOptional: false }],
      })),
    )
  expect(demanding('captcha')).toMatchObject([{ code: 'call-field-required', field: 'captcha' }])
  expect(demanding('token')).toMatchObject([{ code: 'call-field-required', field: 'token' }])
  expect(demanding('password')).toEqual([])
})

test('JSON accepts the fixed value and no other', () => {
  const path = '/services/account/checkInThirdPartyService.php'
  const holding = (values: readonly string[] | undefined) =>
    check(withCall(path, () => ({ fields: [{ name: 'thirdParty', isOptional: false, values }] })))
  expect(holding(['segment'])).toMatchObject([
    { code: 'call-values-differ', field: 'thirdParty', expected: 'braze', found: 'segment' },
  ])
  expect(holding(undefined)).toMatchObject([{ code: 'call-values-differ', found: 'any text' }])
})

test('what the app sends and what the server compares with are both fixed', () => {
  const texts = facts.texts.map((fact) =>
    'v' in fact.texts ? { ...fact, texts: { ...fact.texts, v: ['3'] } } : fact,
  )
  expect(check({ texts })).toMatchObject([
    {
      code: 'call-values-differ',
      call: `POST ${signOn}`,
      field: 'v',
      expected: '2',
      found: '3',
      at: { file: 'server/features/accounts/social/oneTap.ts', name: 'isOneTap' },
    },
    {
      code: 'call-values-differ',
      call: `POST ${signOn}`,
      field: 'v',
      expected: '2',
      found: '3',
      at: { file: 'app/transport/account.ts' },
    },
  ])
  const both = facts.texts.map((fact) =>
    fact.method === 'GET' && fact.texts['accountType']
      ? { ...fact, texts: { accountType: ['google', 'facebook'] } }
      : fact,
  )
  expect(check({ texts: both })).toMatchObject([
    { code: 'call-values-differ', call: `GET ${signOn}`, expected: 'google, apple, facebook' },
  ])
})

test('a missing field of the reply is found, those of section 3 too', () => {
  const without = (path: string, reply: string) =>
    check(withCall(path, ({ replies }) => ({ replies: replies.filter((known) => known !== reply) })))
  expect(without(login, 'data.uuid')).toEqual([
    { code: 'call-reply-missing', call: `POST ${login}`, reply: 'data.uuid', at: atLogin, spec },
  ])
  expect(without(signOn, 'utente.session_token')).toMatchObject([
    { code: 'call-reply-missing', reply: 'utente.session_token' },
  ])
})

test('the token is required, in the header that the specification names', () => {
  const path = '/api-next/auth/user/registration-type/'
  expect(check(withCall(path, () => ({ isGuarded: false })))).toMatchObject([
    { code: 'call-unguarded', call: `POST ${path}`, header: 'x-csrf-token' },
  ])
  const at = { file: 'app/transport/csrfToken.ts', name: 'csrfHeader' }
  expect(check({ tokenHeaders: [{ header: 'x-token', at }] })).toEqual([
    { code: 'token-header-differs', expected: 'x-csrf-token', found: 'x-token', at, spec },
  ])
})

test('a call that the app no longer makes is found, and a value that is never sent', () => {
  expect(check({ sent: facts.sent.filter(({ path }) => path !== login) })).toEqual([
    {
      code: 'call-unsent',
      call: `POST ${login}`,
      at: { file: 'app/transport/account.ts', name: 'account' },
      spec,
    },
  ])
  const texts = facts.texts.filter((fact) => !('persistent' in fact.texts))
  expect(check({ texts })).toContainEqual(
    expect.objectContaining({ code: 'call-values-differ', field: 'persistent', expected: '1', found: '' }),
  )
})

test('the app sends by the method and in the encoding of the contract', () => {
  const sent = facts.sent.map((fact) => (fact.path === login ? { ...fact, encoding: 'json' } : fact))
  expect(check({ sent })).toMatchObject([
    {
      code: 'sent-otherwise',
      call: `POST ${login}`,
      expected: 'POST, form',
      found: 'POST, json',
      at: { file: 'app/transport/account.ts' },
    },
  ])
})
