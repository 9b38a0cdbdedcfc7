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

    it('changes the account of the link, whichever account is signed in', async () => {
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

    it.each([
      ['just signed in', 0],
      ['signed in nine minutes ago', 9],
      ['signed in a day ago', 24 * 60],
    ])('asks who %s for the present one', async (_, minutes) => {
      const { email, browser } = await newUser(accounts)
      const other = await visitor()
      await logIn(other, email)
      accounts.clock.advance(minutes * 60_000)
      const attempts: readonly Record<string, string | readonly string[]>[] = [
        {},
        { password: '' },
        { password: 'wrong' },
        { password: [password, password] },
      ]
      for (const attempt of attempts) {
        const reply = await browser.form(path, { pwd: fresh, pwdrip: fresh, ...attempt })
        expect(reply.json).toMatchObject({ error: 0, errors: { password: expect.any(String) } })
      }
      await browser.form('/api-next/user/confirm-identity/', { password })
      expect((await browser.form(path, { pwd: fresh, pwdrip: fresh })).at('error')).toBe(0)
      const before = browser.session
      const done = await browser.form(path, {
        password,
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

    it('is not set by a session of an account that has none: a mailed link does', async () => {
      const { email, browser } = await newUser(accounts)
      await accounts.sql((sql) => sql`UPDATE accounts SET password_hash = NULL WHERE email = ${email}`)
      const sent = { password: '', pwd: fresh, pwdrip: fresh }
      expect((await browser.form(path, sent)).json).toMatchObject({ error: 0, 'show.form': false })
      expect((await reset(browser, await askReset(email))).at('error')).toBe(1)
      expect((await logIn(browser, email, fresh)).status).toBe(200)
    })

    it.each([
      ['is maybe', { communications: 'maybe' }, 'communications'],
      ['is true', { newsletter: 'true' }, 'newsletter'],
      ['comes twice', { newsletter: ['0', '1'] }, 'newsletter'],
    ])('is not changed beside a box that %s', async (_, box, field) => {
      const { email, browser } = await newUser(accounts)
      const reply = await browser.form(path, { password, pwd: fresh, pwdrip: fresh, ...box })
      expect(reply.json).toMatchObject({ error: 0, errors: { [field]: 'unknown_value_validation_msg' } })
      expect((await logIn(browser, email)).status).toBe(200)
    })

    /** 25 wrong passwords from as many places: no browser that the account does not know can try more. */
    const lock = async (email: string, address: (n: number) => string) => {
      for (let n = 0; n < 26; n++)
        await logIn(await accounts.browser(address(n)).arrive(), email, `guess ${n}`)
    }
    const everywhere = (n: number) => `100.70.${n}.1`
    const sameNetwork = () => '100.71.0.1'

    it.each<readonly [string, (email: string, browser: Browser) => Promise<Browser>, number]>([
      ['a browser that never was here', async () => visitor(), 429],
      ['the browser of the sign-up', async (_, browser) => browser, 200],
      [
        'a browser that a mailed link was opened in',
        async (email) => {
          const browser = await visitor()
          await reset(browser, await askReset(email), password)
          return browser
        },
        200,
      ],
      [
        'the browser that the password was changed in',
        async (_, browser) => {
          await browser.form(path, { password, pwd: password, pwdrip: password })
          return browser
        },
        200,
      ],
    ])('strangers who guess and %s', async (_, comes, status) => {
      const { email, browser } = await newUser(accounts)
      await lock(email, everywhere)
      const owner = await comes(email, browser)
      expect((await logIn(owner, email)).status).toBe(status)
    })

    it('strangers in the same network do not lock a browser that the account knows', async () => {
      const { email } = await newAccount(accounts)
      const owner = await accounts.browser(sameNetwork()).arrive()
      await reset(owner, await askReset(email), password)
      await lock(email, sameNetwork)
      expect((await logIn(owner, email)).status).toBe(200)
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
      const reply = await browser.form(path, { password, pwd, pwdrip })
      expect(reply.json).toMatchObject({ error: 0, 'show.form': true, errors })
      expect(Object.keys(reply.at('errors') as object)).toEqual(Object.keys(errors))
    })
  })
})
