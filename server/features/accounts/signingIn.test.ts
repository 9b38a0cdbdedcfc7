import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noCounters } from '#domain/account/counters.ts'
import { engines } from '#server/database/testing/engines.ts'
import { covers } from '../../../tests/covers.ts'
import { openAccounts, type TestAccounts } from './testing/openAccounts.ts'
import { logIn, mailedToken, newAccount, newEmail, newUser, password, signUpForm } from './testing/people.ts'

const userOf = async (browser: Awaited<ReturnType<typeof newUser>>['browser']) =>
  (await browser.ask('/api-next/auth/user/info/')).at('user')

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('signing in', () => {
    let accounts: TestAccounts
    beforeAll(async () => {
      accounts = await openAccounts(engine)
    })
    afterAll(() => accounts.close())

    it('goes from sign-up through the mailed link to a user', async () => {
      const email = newEmail()
      const browser = await accounts.browser().arrive()
      const signedUp = await browser.form('/api-next/user/register/?lang=en', signUpForm(email))
      expect(signedUp.status).toBe(200)
      expect(signedUp.json).toMatchObject({ service: 'estia', data: { uuid: expect.any(String) } })
      expect(await accounts.mailsTo(email)).toMatchObject([
        { kind: 'confirmEmail', language: 'en', data: { name: 'Νεφέλη', hours: 48 } },
      ])

      const tooSoon = await logIn(browser, email)
      expect([tooSoon.status, tooSoon.at('data', 'message')]).toEqual([
        401,
        expect.stringContaining('επιβεβαιωθεί'),
      ])
      expect(browser.session).toBeUndefined()
      expect(await accounts.mailsTo(email)).toHaveLength(2)

      const token = await mailedToken(accounts, email, 'confirmEmail')
      expect((await browser.form('/api-next/user/confirm-email/', { token })).status).toBe(200)
      expect((await browser.form('/api-next/user/confirm-email/', { token })).status).toBe(410)
      const signedIn = await logIn(browser, email.toUpperCase())
      expect(signedIn.status).toBe(200)
      expect(signedIn.at('data')).toEqual({ uuid: expect.any(String), phone: '+306900000000' })
      const line = browser.lastCookies.find((one) => one.startsWith('__Host-estia_session='))
      for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']) expect(line).toContain(part)
      expect(line).not.toContain('Domain')
      expect(browser.cookies.get('logged_in')).toBe('1')
      expect(await userOf(browser)).toMatchObject({
        email,
        name: 'Νεφέλη',
        status: 'active',
        typeOfPassword: 'REGISTERED_CUSTOM_PWD',
        enabledPromotionalEmail: true,
        enabledNewsletter: false,
      })

      expect((await browser.form('/api-next/user/logout/', {})).status).toBe(200)
      expect(browser.session).toBeUndefined()
      expect(browser.cookies.has('logged_in')).toBe(false)
      expect(await userOf(browser)).toBeNull()
    })

    it(
      'is known to pages where its counters cannot be read: they are 0, and the user says so',
      covers('user/error'),
      async () => {
        const { browser } = await newUser(accounts)
        const rename = (from: string, to: string) =>
          accounts.sql((sql) => sql.unsafe(`ALTER TABLE ${from} RENAME TO ${to}`))
        await rename('saved_listings', 'saved_elsewhere')
        const during = await browser.ask('/api-next/auth/user/full-info/')
        await rename('saved_elsewhere', 'saved_listings')
        expect(during.json).toMatchObject({ user: { error: 'counters' }, counters: noCounters })
        expect(await userOf(browser)).toMatchObject({ error: null })
      },
    )

    it(
      'comes with what pages say of it',
      covers('user/isUtentePhoneValidate', 'user/phonePrefix', 'user/defaultLang', 'user/agencySignUp'),
      async () => {
        const { browser } = await newUser(accounts)
        expect(await userOf(browser)).toMatchObject({
          phonePrefix: '30',
          isUtentePhoneValidate: true,
          defaultLang: 'el',
          defaultCountry: 'GR',
          isFacebookUser: false,
          agencySignUp: null,
          profileUrl: '/utente/profilo/',
          savedSearches: [],
        })
      },
    )

    it('gives a new session each time, and ends the one that was planted', async () => {
      const { email, browser } = await newUser(accounts)
      const planted = browser.session ?? ''
      const pre = browser.cookies.get('__Host-estia_pre')
      await logIn(browser, email)
      expect(browser.session).toMatch(/^[\w-]{43}$/)
      expect(browser.session).not.toBe(planted)
      expect(browser.cookies.get('__Host-estia_pre')).not.toBe(pre)
      const replay = accounts.browser()
      replay.cookies.set('__Host-estia_session', planted)
      expect(await userOf(replay)).toBeNull()
      expect(replay.session).toBeUndefined()
      const made = accounts.browser()
      made.cookies.set('__Host-estia_session', 'a'.repeat(43))
      await made.arrive()
      await logIn(made, email)
      expect(made.session).not.toBe('a'.repeat(43))
    })

    it('tells the owner of a sign-in from a browser that is new', async () => {
      const { email, browser } = await newUser(accounts)
      await logIn(browser, email)
      const kinds = async () => (await accounts.mailsTo(email)).map(({ kind }) => kind)
      expect(await kinds()).not.toContain('newSignIn')
      await logIn(await accounts.browser().arrive(), email)
      expect((await kinds()).filter((kind) => kind === 'newSignIn')).toHaveLength(1)
    })

    it('leads to pages of this portal only', async () => {
      const { email, browser } = await newAccount(accounts)
      const to = async (url: string) =>
        (await browser.form('/api-next/user/login/', { email, password, url })).at('url')
      expect(await to('/user/saved/?x=1')).toBe('/user/saved/?x=1')
      for (const url of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
        expect(await to(url)).toBeUndefined()
    })

    it('says that there is no marketing service where none is configured', async () => {
      const { browser } = await newUser(accounts)
      const reply = await browser.json('/services/account/checkInThirdPartyService.php', {
        thirdParty: 'braze',
      })
      expect(reply.status).toBe(404)
    })
  })
})
