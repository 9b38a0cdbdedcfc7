/** What is believed to come from a page of ours; `tests/security/foreignRequests.test.ts` tries everything else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RequestGuard } from '#server/http/api/RequestGuard.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from './testing/Browser.ts'
import { openAccounts, type TestAccounts } from './testing/openAccounts.ts'
import { newUser } from './testing/people.ts'
import { accountRoutes } from './testing/routes.ts'

const reading = ['GET', 'HEAD', 'OPTIONS']
const endpoints = Object.values(ServedApi.groups).flatMap((group) => Object.values(group.endpoints))

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

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('requests of our own pages', () => {
    let accounts: TestAccounts
    let browser: Browser
    beforeAll(async () => {
      accounts = await openAccounts(engine)
      browser = (await newUser(accounts)).browser
    })
    afterAll(() => accounts.close())

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
