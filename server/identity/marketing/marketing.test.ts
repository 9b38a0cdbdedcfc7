import { Option, Redacted } from 'effect'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { type FakeMarketing, startMarketing } from '../../../tests/fakes/marketing.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { logIn, mailedToken, newUser, password } from '#server/features/accounts/testing/people.ts'
import { tellDue } from './MarketingSending.ts'

const path = '/services/account/checkInThirdPartyService.php'
const checkIn = (browser: Browser) => browser.json(path, { thirdParty: 'braze' })
const consent = (browser: Browser, marketing: readonly string[] | string) =>
  browser.form('/api/utente/profilo/', { marketing }, { method: 'PUT' })

/** The portal looks by itself as well: tests only make it sooner. */
const times = { pollEvery: 1000, lease: 60_000, firstWait: 30_000, longestWait: 3_600_000 }

describe.each(engines)('marketing on $name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('is told', () => {
    let braze: FakeMarketing
    let accounts: TestAccounts
    beforeAll(async () => {
      braze = await startMarketing()
      accounts = await openAccounts(engine, { marketing: Option.some(service()) })
    })
    beforeEach(() => {
      braze.told.length = 0
      braze.answerWith(201)
    })
    afterAll(async () => {
      await accounts.close()
      await braze.close()
    })
    const service = () => ({ endpoint: braze.url, key: Redacted.make(braze.key) })
    const tell = () => accounts.run(tellDue(service(), times))
    const told = (expected: unknown) =>
      vi.waitFor(async () => {
        await tell()
        expect(braze.told).toEqual(expected)
      }, 10_000)
    const dueCount = async () =>
      (await accounts.sql((sql) => sql`SELECT 1 FROM marketing_profiles WHERE told_version < version`)).length
    const idOf = async (browser: Browser) => String((await browser.ask('/api-next/user/profile/')).at('uuid'))
    const tracked = async (browser: Browser, email: string, consents: object) => ({
      path: '/users/track',
      body: {
        attributes: [
          {
            external_id: await idOf(browser),
            email_subscribe: 'opted_in',
            email,
            first_name: 'Νεφέλη',
            language: 'el',
            ...consents,
          },
        ],
      },
    })

    it('of a signed-in user who agreed to something, with their consents', async () => {
      const { email, browser } = await newUser(accounts)
      expect((await checkIn(browser)).status).toBe(200)
      await told([await tracked(browser, email, { comunicazioni: true, newsletter: false })])
    })

    it('nothing of who agreed to nothing', async () => {
      const { browser } = await newUser(accounts)
      await consent(browser, '')
      expect((await checkIn(browser)).status).toBe(200)
      await tell()
      expect(braze.told).toEqual([])
    })

    it('when a user agrees to more, and to delete them when they withdraw', async () => {
      const { email, browser } = await newUser(accounts)
      const id = await idOf(browser)
      await consent(browser, ['comunicazioni', 'newsletter'])
      const both = await tracked(browser, email, { comunicazioni: true, newsletter: true })
      await told([both])
      await consent(browser, '')
      const forget = { path: '/users/delete', body: { external_ids: [id] } }
      await told([both, forget])
      await consent(browser, 'newsletter')
      const one = await tracked(browser, email, { comunicazioni: false, newsletter: true })
      await told([both, forget, one])
      expect(await dueCount()).toBe(0)
    })

    it('to forget who deletes their account, once it answers again', async () => {
      const { email, browser } = await newUser(accounts)
      const id = await idOf(browser)
      await checkIn(browser)
      await told([expect.objectContaining({ path: '/users/track' })])
      braze.answerWith(500)
      await browser.form('/api-next/user/confirm-identity/', { password })
      expect((await browser.form('/api-next/user/delete/', { email })).status).toBe(200)
      await tell()
      expect(braze.told).toHaveLength(1)
      braze.answerWith(201)
      accounts.clock.advance(31_000)
      await told([expect.anything(), { path: '/users/delete', body: { external_ids: [id] } }])
      const kept = await accounts.sql((sql) => sql`SELECT 1 FROM marketing_profiles WHERE account_id = ${id}`)
      expect(kept).toEqual([])
    })

    it('nowhere else: redirects are not followed', async () => {
      const { browser } = await newUser(accounts)
      await checkIn(browser)
      braze.answerWith(302)
      await tell()
      const [row] = await accounts.sql<{ told: number }>(
        (sql) => sql`SELECT told_version AS told FROM marketing_profiles WHERE account_id IN
          (SELECT id FROM accounts ORDER BY created_at DESC LIMIT 1)`,
      )
      expect(row?.told).toBe(0)
    })

    it('not without a session', async () => {
      expect((await checkIn(await accounts.browser('192.0.2.77').arrive())).status).toBe(401)
    })

    it('asks beside a new password only accounts that were never asked', async () => {
      const { email, browser } = await newUser(accounts)
      const linkFor = async () => {
        await browser.form('/api-next/user/password-retrieve/', { email })
        const mail = (await accounts.mailsTo(email)).findLast(({ kind }) => kind === 'resetPassword')
        return new URL(String(mail?.data['link']))
      }
      expect((await linkFor()).searchParams.has('marketing')).toBe(false)
      // As for a user from a provider: none of our forms asked them.
      await accounts.sql((sql) => sql`UPDATE accounts SET consents_at = NULL WHERE email = ${email}`)
      expect((await linkFor()).searchParams.get('marketing')).toBe('1')
      const token = await mailedToken(accounts, email, 'resetPassword')
      await browser.form('/api/utente/profilo/', { token, marketing: 'newsletter' }, { method: 'PUT' })
      expect((await linkFor()).searchParams.has('marketing')).toBe(false)
      await logIn(browser, email)
      expect((await browser.ask('/api-next/user/profile/')).at('consents')).toMatchObject({
        newsletter: true,
        chosenAt: expect.stringMatching(/^20/),
      })
    })
  })
})
