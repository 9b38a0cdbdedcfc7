import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { newAccount, newEmail, newUser, signUpForm } from '#server/features/accounts/testing/people.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { suspend } from '../suspension.ts'
import { openSocial, type TestSocial } from './testing/openSocial.ts'
import { Popup } from './testing/Popup.ts'

const userOf = async (browser: Browser) => (await browser.ask('/api-next/auth/user/info/')).at('user')

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('social sign-in', () => {
    let social: TestSocial
    let households = 0
    /** Every test from an address of its own: limits are not what it is about. */
    const popup = () => new Popup(social.accounts.browser(`203.0.113.${++households}`))
    const accountsWith = (email: string) =>
      social.accounts.sql(
        (sql) => sql`SELECT accounts.id, accounts.name, privacy_at, verified_at, provider FROM accounts
          LEFT JOIN account_identities ON account_id = accounts.id WHERE accounts.email = ${email} ORDER BY provider`,
      )

    beforeAll(async () => {
      social = await openSocial(engine)
    })
    afterAll(() => social?.close())

    it.each(['google', 'apple'])('makes an account with %s, and knows it again', async (provider) => {
      const email = newEmail()
      const first = popup()
      const reply = await first.signIn(provider, { email })
      expect(reply.status).toBe(200)
      expect(reply.text).toContain('window.close()')
      expect(reply.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
      expect(reply.headers.get('referrer-policy')).toBe('no-referrer')
      expect(await userOf(first.browser)).toMatchObject({
        email,
        name: 'Νεφέλη',
        status: 'active',
        typeOfPassword: 'UNREGISTERED',
      })
      expect(first.browser.cookies.get('signup_social')).toBe('1')
      expect([...first.browser.cookies.keys()].filter((name) => name.includes('sso'))).toEqual([])
      expect(await accountsWith(email)).toMatchObject([
        { provider, privacy_at: expect.any(Date), verified_at: expect.any(Date) },
      ])

      const again = popup()
      await again.signIn(provider, { email: 'changed@example.gr', subject: email }, '')
      expect(await userOf(again.browser)).toMatchObject({ email })
      expect(again.browser.cookies.has('signup_social')).toBe(false)
    })

    it('refuses a suspended account', async () => {
      const email = newEmail()
      await popup().signIn('google', { email })
      await social.accounts.run(suspend(email, 'Απάτη'))
      const window = popup()
      const refused = await window.signIn('google', { email })
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('is suspended')])
      expect(window.browser.session).toBeUndefined()
    })

    it('makes no account before the user agreed', async () => {
      const email = newEmail()
      const window = popup()
      const reply = await window.signIn('google', { email }, '')
      expect(reply.status).toBe(400)
      expect(reply.text).toContain('agree to the privacy policy')
      expect(await accountsWith(email)).toEqual([])
      expect(window.browser.session).toBeUndefined()
    })

    it('opens nothing by email alone: not of a password account, not of another provider’s', async () => {
      const withPassword = await newAccount(social.accounts)
      const refused = await popup().signIn('google', { email: withPassword.email })
      expect([refused.status, refused.text]).toEqual([
        400,
        expect.stringContaining('link the provider in your profile'),
      ])

      const email = newEmail()
      await popup().signIn('google', { email })
      const other = popup()
      expect((await other.signIn('apple', { email })).status).toBe(400)
      expect(other.browser.session).toBeUndefined()
      expect(await accountsWith(email)).toMatchObject([{ provider: 'google' }])
    })

    it('believes no email that the provider has not confirmed', async () => {
      const email = newEmail()
      const reply = await popup().signIn('google', { email, isConfirmed: false })
      expect([reply.status, await accountsWith(email)]).toEqual([400, []])
    })

    it('does not let an unconfirmed sign-up block the owner', async () => {
      const email = newEmail()
      const thief = await social.accounts.browser('203.0.113.250').arrive()
      await thief.form('/api-next/user/register/', signUpForm(email))
      const owner = popup()
      await owner.signIn('google', { email })
      expect(await userOf(owner.browser)).toMatchObject({ email, typeOfPassword: 'UNREGISTERED' })
      expect(await accountsWith(email)).toHaveLength(1)
    })

    it('links to the account of a user who has just signed in and asks for it', async () => {
      const { email, browser } = await newUser(social.accounts)
      const reply = await new Popup(browser).signIn(
        'google',
        { email: 'else@example.gr', subject: `g ${email}` },
        '&link=1',
      )
      expect([reply.status, reply.text]).toEqual([200, expect.stringContaining('is linked to your account')])
      const later = popup()
      await later.signIn('google', { email: 'else@example.gr', subject: `g ${email}` }, '')
      expect(await userOf(later.browser)).toMatchObject({ email })

      const { browser: other } = await newUser(social.accounts)
      const taken = await new Popup(other).signIn(
        'google',
        { email: 'else@example.gr', subject: `g ${email}` },
        '&link=1',
      )
      expect([taken.status, taken.text]).toEqual([400, expect.stringContaining('linked to another account')])
    })

    it('links nothing for who is not signed in, signed in long ago, or sent by another site', async () => {
      expect((await popup().start('google', '&link=1')).status).toBe(400)
      const { browser } = await newUser(social.accounts)
      const window = new Popup(browser)
      expect((await window.start('google', '&link=1', { 'sec-fetch-site': 'none' })).status).toBe(400)
      expect((await window.start('google', '&link=1', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
      const begun = await window.start('google', '&link=1')
      const there = await window.signInAt(begun.headers.get('location') ?? '', { email: newEmail() })
      await browser.form('/api-next/user/logout/', {})
      expect((await window.comeBack(there)).status).toBe(400)
      social.accounts.clock.advance(11 * 60_000)
      const { browser: stale } = await newUser(social.accounts)
      social.accounts.clock.advance(11 * 60_000)
      expect((await new Popup(stale).start('google', '&link=1')).status).toBe(400)
    })

    it('links nothing to an account that the page does not show', async () => {
      const [shown, signedIn] = [await newUser(social.accounts), await newUser(social.accounts)]
      const uuidOf = async ({ browser }: { readonly browser: Browser }) =>
        String((await browser.ask('/api-next/auth/user/info/')).at('user', 'uuid'))
      const start = (account: string) =>
        new Popup(signedIn.browser).start('google', `&link=1&account=${account}`)
      expect((await start(await uuidOf(shown))).status).toBe(400)
      expect((await start('none')).status).toBe(400)
      expect((await start(await uuidOf(signedIn))).status).toBe(303)
    })

    it('asks the provider with state, nonce and PKCE, and tells it nothing else', async () => {
      const { headers } = await popup().start('google')
      const { searchParams } = new URL(headers.get('location') ?? '')
      expect(Object.fromEntries(searchParams)).toEqual({
        client_id: 'estia',
        redirect_uri: 'https://estia.example/singleSignOn.php/google',
        response_type: 'code',
        scope: 'openid email profile',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      })
      expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
      const [cookie] = headers.getSetCookie()
      expect(cookie).toMatch(/^__Host-estia_sso_/)
      for (const part of ['Max-Age=600', 'Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax'])
        expect(cookie).toContain(part)
    })

    describe('refuses', () => {
      /** A window that is about to come back. */
      const nearlyBack = async (change: (to: URL) => void = () => undefined) => {
        const window = popup()
        const { headers } = await window.start('google')
        const to = new URL(headers.get('location') ?? '')
        change(to)
        return { window, there: await window.signInAt(to.href, { email: newEmail() }) }
      }
      const comingBack = async (window: Popup, there: URL, browser = window.browser) => {
        const { status, text } = await window.comeBack(there, browser)
        return { status, closes: text.includes('<script'), session: browser.session }
      }
      const refusal = { status: 400, closes: false, session: undefined }

      it('an answer without state, with a foreign or a doubled one', async () => {
        const { window, there } = await nearlyBack()
        const other = await nearlyBack()
        for (const change of [
          (url: URL) => url.searchParams.delete('state'),
          (url: URL) => url.searchParams.set('state', other.there.searchParams.get('state') ?? ''),
          (url: URL) => url.searchParams.append('state', 'x'),
          (url: URL) => url.searchParams.set('state', '\0'),
        ]) {
          const changed = new URL(there)
          change(changed)
          expect(await comingBack(window, changed)).toEqual(refusal)
        }
      })

      it('an answer in a browser that did not begin it', async () => {
        const { window, there } = await nearlyBack()
        expect(await comingBack(window, there, popup().browser)).toEqual(refusal)
        expect((await window.comeBack(there)).status).toBe(200)
      })

      it('an answer a second time, and its code with another state', async () => {
        const { window, there } = await nearlyBack()
        const cookies = new Map(window.browser.cookies)
        expect((await window.comeBack(there)).status).toBe(200)
        const replayed = popup()
        for (const [name, value] of cookies) replayed.browser.cookies.set(name, value)
        expect(await comingBack(replayed, there)).toEqual(refusal)

        const another = await nearlyBack()
        another.there.searchParams.set('code', there.searchParams.get('code') ?? '')
        expect(await comingBack(another.window, another.there)).toEqual(refusal)
      })

      it('a code that was given for another nonce or another PKCE verifier', async () => {
        for (const name of ['nonce', 'code_challenge']) {
          const { window, there } = await nearlyBack((to) => to.searchParams.set(name, 'a'.repeat(43)))
          expect(await comingBack(window, there)).toEqual(refusal)
        }
      })

      it('a sign-in that asks the provider without PKCE', async () => {
        const window = popup()
        const { headers } = await window.start('google')
        const to = new URL(headers.get('location') ?? '')
        to.searchParams.delete('code_challenge')
        to.searchParams.delete('code_challenge_method')
        expect(await comingBack(window, await window.signInAt(to.href, { email: newEmail() }))).toEqual(
          refusal,
        )
      })

      it('an answer that comes to another provider’s address, or names another issuer', async () => {
        const { window, there } = await nearlyBack()
        const mixedUp = new URL(there)
        mixedUp.pathname = '/singleSignOn.php/apple'
        expect(await comingBack(window, mixedUp)).toEqual(refusal)
        const foreign = new URL(there)
        foreign.searchParams.set('iss', social.apple.issuer)
        expect(await comingBack(window, foreign)).toEqual(refusal)
      })

      it('an answer after ten minutes', async () => {
        const { window, there } = await nearlyBack()
        social.accounts.clock.advance(601_000)
        expect(await comingBack(window, there)).toEqual(refusal)
      })

      it('a cancelled sign-in, in the language in which it began', async () => {
        const window = popup()
        const reply = await window.signIn('google', 'cancel')
        expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('was cancelled')])
        expect(reply.text).toContain('<html lang="en">')
      })

      it.each([
        ['a provider that is not configured', '?action=dologin&mode=oauth&accountType=facebook', 400],
        ['one that does not exist', '?action=dologin&mode=oauth&accountType=__proto__', 400],
        ['another action', '?action=dologout&mode=oauth&accountType=google', 400],
        ['a doubled parameter', '?action=dologin&mode=oauth&accountType=google&accountType=apple', 400],
        ['no parameter', '', 400],
      ])('to start with %s', async (_, query, status) => {
        expect((await popup().browser.ask(`/singleSignOn.php${query}`)).status).toBe(status)
      })

      it('to start too often', async () => {
        const window = popup()
        const statuses: number[] = []
        for (let time = 0; time < 31; time++) statuses.push((await window.start('google')).status)
        expect([statuses[29], statuses[30]]).toEqual([303, 429])
      })
    })

    it('keeps several windows of one browser apart', async () => {
      const window = popup()
      const [one, two] = [newEmail(), newEmail()]
      const starts = [await window.start('google'), await window.start('google')]
      const [first, second] = starts.map(({ headers }) => headers.get('location') ?? '')
      const there = await new Popup(window.browser).signInAt(second ?? '', { email: two })
      const thereToo = await new Popup(window.browser).signInAt(first ?? '', { email: one })
      await window.comeBack(there)
      expect(await userOf(window.browser)).toMatchObject({ email: two })
      await window.comeBack(thereToo)
      expect(await userOf(window.browser)).toMatchObject({ email: one })
    })

    it('says so when one provider is gone, and goes on with the other', async () => {
      const { accounts, google, close } = await openSocial(engine)
      await google.close()
      const window = new Popup(accounts.browser())
      const reply = await window.start('google')
      expect([reply.status, reply.text]).toEqual([503, expect.stringContaining('gives no answer now')])
      expect((await window.start('apple')).status).toBe(303)
      await close()
    })

    it('writes down what happened, and no word of who', async () => {
      const log = social.accounts.log()
      expect(log).toContain('"event":"identity linked"')
      expect(log).toContain('"event":"social sign-in refused","reason":"emailTaken"')
      expect(log).not.toMatch(/@example\.gr|code=|state=/)
    })
  })
})
