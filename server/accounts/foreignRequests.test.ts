import { Effect } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RequestGuard } from '#server/api/RequestGuard.ts'
import { ServedApi } from '#server/api/ServedApi.ts'
import { engines } from '#server/database/testing/engines.ts'
import { csrfTokenOf, newPreSession } from '#server/platform/csrf.ts'
import type { Asking, Browser } from './testing/Browser.ts'
import { openAccounts, type TestAccounts } from './testing/openAccounts.ts'
import { newUser, password } from './testing/people.ts'
import { accountRoutes } from './testing/routes.ts'

const reading = ['GET', 'HEAD', 'OPTIONS']
const endpoints = Object.values(ServedApi.groups).flatMap((group) => Object.values(group.endpoints))
const changing = accountRoutes.filter(({ method }) => !reading.includes(method))

it('every endpoint of the contract stands behind the guard', () => {
  expect(endpoints.length).toBeGreaterThan(20)
  for (const endpoint of endpoints) expect([...endpoint.middlewares]).toContain(RequestGuard)
})

it('nothing is changed by a call that only reads', () => {
  const reads = accountRoutes.filter(({ method }) => reading.includes(method))
  expect(reads.map(({ name }) => name).toSorted()).toEqual([
    'account.fullInfo',
    'account.info',
    'profile.data',
    'profile.profile',
  ])
})

const foreign: Readonly<Record<string, Asking['headers']>> = {
  'no token': { 'x-csrf-token': undefined },
  'an empty token': { 'x-csrf-token': '' },
  'a token of another browser': { 'x-csrf-token': csrfTokenOf(newPreSession(true).value) },
  'another site': { 'sec-fetch-site': 'cross-site' },
  'a sister domain': { 'sec-fetch-site': 'same-site' },
  'an address typed': { 'sec-fetch-site': 'none' },
  'another origin': { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
  'a page without origin': { 'sec-fetch-site': undefined, origin: 'null' },
  'text, as forms of others may send': { 'x-csrf-token': undefined, 'content-type': 'text/plain' },
}

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('requests of other sites', () => {
    let accounts: TestAccounts
    let browser: Browser
    beforeAll(async () => {
      accounts = await openAccounts(engine)
      browser = (await newUser(accounts)).browser
    })
    afterAll(() => accounts.close())

    const state = () =>
      accounts.sql((sql) =>
        Effect.all([
          sql`SELECT accounts::text FROM accounts ORDER BY 1`,
          sql`SELECT sessions::text FROM sessions ORDER BY 1`,
          sql`SELECT outbox::text FROM outbox ORDER BY 1`,
          sql`SELECT account_tokens::text FROM account_tokens ORDER BY 1`,
        ]),
      )

    const cases = changing.flatMap((route) =>
      Object.entries(foreign).map(([what, headers]) => ({ ...route, what, headers })),
    )

    it.each(cases)('$name refuses $what', async ({ path, method, types, headers }) => {
      const before = await state()
      const type = types[0] ?? 'application/x-www-form-urlencoded'
      const body = type.endsWith('json')
        ? JSON.stringify({ email: 'a@example.gr', thirdParty: 'braze' })
        : new URLSearchParams({ pwd: password, pwdrip: password, marketing: '', id: 'others' }).toString()
      const reply = await browser.ask(path, {
        method,
        body,
        headers: { 'content-type': type, ...headers },
      })
      expect([reply.status, reply.at('data', 'message')]).toEqual([403, expect.any(String)])
      expect(reply.headers.getSetCookie()).toEqual([])
      expect(await state()).toEqual(before)
    })

    it.each(changing)('$name is not reached by GET', async ({ path }) => {
      const before = await state()
      const reply = await browser.ask(path)
      // Where a social sign-in ends has an answer of its own, and refuses what is none.
      expect([400, 404]).toContain(reply.status)
      expect(await state()).toEqual(before)
    })

    it('a form may carry the token as a field, once', async () => {
      const send = (token: string | readonly string[]) =>
        browser.form(
          '/api-next/user/password-retrieve/',
          { email: 'a@example.gr', token },
          { headers: { 'x-csrf-token': undefined } },
        )
      expect((await send(browser.token)).status).toBe(200)
      expect((await send([browser.token, browser.token])).status).toBe(403)
      expect((await send('x')).status).toBe(403)
    })

    it('a page that was open too long gets a new token', async () => {
      const late = await accounts.browser().arrive()
      late.cookies.clear()
      const told = await late.ask('/api-next/auth/user/info/')
      const token = told.headers.get('x-csrf-token') ?? ''
      const sent = await late.json(
        '/api-next/auth/user/verify-email/',
        { email: 'a@gmial.com' },
        { headers: { 'x-csrf-token': token } },
      )
      expect(sent.status).toBe(200)
    })

    it.each([
      [
        'without Sec-Fetch-Site, from our own origin',
        { 'sec-fetch-site': undefined, origin: 'https://estia.example' },
      ],
      ['without either', { 'sec-fetch-site': undefined }],
    ])('lets our own page through %s', async (_, headers) => {
      const reply = await browser.json('/api-next/auth/user/verify-email/', { email: 'a@b.gr' }, { headers })
      expect(reply.status).toBe(200)
    })
  })
})
