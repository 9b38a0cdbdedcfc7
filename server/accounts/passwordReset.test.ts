import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from './testing/Browser.ts'
import { openAccounts, origin, type TestAccounts } from './testing/openAccounts.ts'
import { logIn, mailedToken, newAccount, newEmail, newUser, password, signUpForm } from './testing/people.ts'

const path = '/services/account/changePassword.php'
const fresh = 'ολοκαίνουργια λέξη'
const reset = (browser: Browser, token: string, pwd = fresh, pwdrip = pwd) =>
  browser.form(path, { pwd, pwdrip, token })

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a new password', () => {
    let accounts: TestAccounts
    let next = 0
    beforeAll(async () => {
      accounts = await openAccounts(engine)
    })
    afterAll(() => accounts.close())

    const visitor = () => accounts.browser(`192.0.2.${++next}`).arrive()
    const askReset = async (email: string, headers: Record<string, string> = {}) => {
      const browser = await visitor()
      await browser.form('/api-next/user/password-retrieve/', { email }, { headers })
      return mailedToken(accounts, email, 'resetPassword')
    }
    const isSignedIn = async (browser: Browser) =>
      (await browser.ask('/api-next/auth/user/info/')).at('user') !== null

    it('is set once by the mailed link; every session ends, and the owner is told', async () => {
      const { email, browser } = await newUser(accounts)
      const token = await askReset(email)
      const elsewhere = await visitor()
      const done = await reset(elsewhere, token)
      expect(done.json).toEqual({
        error: 1,
        results: { backurl: '/user/login/', message: expect.any(String) },
        'show.form': false,
      })
      expect(await isSignedIn(browser)).toBe(false)
      expect((await logIn(elsewhere, email)).status).toBe(401)
      expect((await logIn(elsewhere, email, fresh)).status).toBe(200)
      expect((await accounts.mailsTo(email)).map(({ kind }) => kind)).toContain('passwordChanged')

      const again = await reset(await visitor(), token, 'και μια ακόμη')
      expect(again.json).toMatchObject({ error: 0, 'show.form': false })
      expect((await logIn(elsewhere, email, fresh)).status).toBe(200)
    })

    it('is refused for a link that is 20 minutes old', async () => {
      const { email } = await newAccount(accounts)
      const token = await askReset(email)
      accounts.clock.advance(19 * 60_000)
      const browser = await visitor()
      expect((await reset(browser, token, 'a')).json).toMatchObject({ error: 0, 'show.form': true })
      accounts.clock.advance(61_000)
      expect((await reset(browser, token)).json).toMatchObject({ error: 0, 'show.form': false })
      expect((await logIn(browser, email)).status).toBe(200)
    })

    it('is set by one of twenty who try the same link at once', async () => {
      const { email } = await newAccount(accounts)
      const token = await askReset(email)
      const browsers = await Promise.all(Array.from({ length: 20 }, visitor))
      const replies = await Promise.all(
        browsers.map((browser, n) => reset(browser, token, `λέξη κλειδί ${n}`)),
      )
      const winners = replies.flatMap((reply, n) => (reply.at('error') === 1 ? [n] : []))
      expect(winners).toHaveLength(1)
      expect((await logIn(await visitor(), email, `λέξη κλειδί ${winners[0]}`)).status).toBe(200)
    })

    it('is the account’s whose link it is, whoever is signed in', async () => {
      const one = await newAccount(accounts)
      const other = await newUser(accounts)
      await reset(other.browser, await askReset(one.email))
      expect((await logIn(await visitor(), one.email, fresh)).status).toBe(200)
      expect((await logIn(await visitor(), other.email, password)).status).toBe(200)
    })

    it('is not set by a link to confirm an address, nor the other way round', async () => {
      const email = newEmail()
      const browser = await visitor()
      await browser.form('/api-next/user/register/', signUpForm(email))
      const confirm = await mailedToken(accounts, email, 'confirmEmail')
      expect((await reset(browser, confirm)).json).toMatchObject({ error: 0 })
      const token = await askReset(email)
      expect((await browser.form('/api-next/user/confirm-email/', { token })).status).toBe(410)
      expect((await reset(browser, token)).json).toMatchObject({ error: 1 })
      expect((await logIn(browser, email, fresh)).status).toBe(200)
    })

    it('has links on the configured origin, whatever host is named, and keeps no token', async () => {
      const { email } = await newAccount(accounts)
      const token = await askReset(email, {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      })
      const links = (await accounts.mailsTo(email)).flatMap(({ data }) => Object.values(data)).map(String)
      expect(links.some((link) => link.startsWith(`${origin}/user/reset/?token=`))).toBe(true)
      expect(links.join()).not.toContain('evil')
      const kept = await accounts.sql((sql) => sql`SELECT account_tokens::text FROM account_tokens`)
      expect(JSON.stringify(kept)).not.toContain(token)
    })

    it('is refused to whoever signed in more than ten minutes ago, until they prove who they are', async () => {
      const { email, browser } = await newUser(accounts)
      const other = await visitor()
      await logIn(other, email)
      accounts.clock.advance(11 * 60_000)
      expect((await browser.form(path, { pwd: fresh, pwdrip: fresh })).status).toBe(403)
      const wrong = await browser.form('/api-next/user/confirm-identity/', { password: 'wrong' })
      expect(wrong.status).toBe(401)
      expect((await browser.form(path, { pwd: fresh, pwdrip: fresh })).status).toBe(403)
      await browser.form('/api-next/user/confirm-identity/', { password })
      const before = browser.session
      const done = await browser.form(path, {
        pwd: fresh,
        pwdrip: fresh,
        communications: '0',
        newsletter: '1',
      })
      expect(done.json).toMatchObject({ error: 1, results: { backurl: '/utente/profilo/' } })
      expect(browser.session).not.toBe(before)
      expect(await isSignedIn(browser)).toBe(true)
      expect(await isSignedIn(other)).toBe(false)
      const profile = await browser.ask('/api-next/user/profile/')
      expect(profile.at('consents')).toMatchObject({ communications: false, newsletter: true })
    })

    it.each([
      ['too short', 'abc', 'abc', { pwd: 'userclass_passwd_length_validation_msg' }],
      ['too long', 'α'.repeat(51), 'α'.repeat(51), { pwd: 'userclass_passwd_length_validation_msg' }],
      ['common', 'password', 'password', { pwd: 'userclass_passwd_common_validation_msg' }],
      ['not repeated', fresh, 'κάτι άλλο', { pwdrip: 'change_password_mismatch_msg' }],
      [
        'missing',
        '',
        '',
        { pwd: 'userclass_passwd_length_validation_msg', pwdrip: 'change_password_mismatch_msg' },
      ],
    ])('that is %s is told at its field', async (_, pwd, pwdrip, errors) => {
      const { browser } = await newUser(accounts)
      const reply = await browser.form(path, { pwd, pwdrip })
      expect(reply.json).toMatchObject({ error: 0, 'show.form': true, errors })
      expect(Object.keys(reply.at('errors') as object)).toEqual(Object.keys(errors))
    })
  })
})
