import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from '#server/features/accounts/testing/Browser.ts'
import { newAccount, newEmail } from '#server/features/accounts/testing/people.ts'
import { openSocial, type TestSocial } from './testing/openSocial.ts'

const fields = {
  action: 'parserequesttoken',
  mode: 'oauth',
  accountType: 'google',
  persistent: '1',
  oneTap: '1',
  v: '2',
}

const tap = (browser: Browser, code: string, changed: Record<string, string | readonly string[]> = {}) =>
  browser.form('/singleSignOn.php?lang=en', { ...fields, code, ...changed })

const soon = () => Math.floor(Date.now() / 1000)

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('One Tap', () => {
    let social: TestSocial
    const arrive = () => social.accounts.browser().arrive()
    const credential = (claims: Record<string, unknown>) =>
      social.google.sign({ email_verified: true, ...claims })

    beforeAll(async () => {
      social = await openSocial(engine)
    })
    afterAll(() => social?.close())

    it('signs up and in with a credential that its provider signed', async () => {
      const email = newEmail()
      const claims = { sub: email, email, given_name: 'Νεφέλη', family_name: 'Παππά' }
      const browser = await arrive()
      const signUp = await tap(browser, await credential(claims))
      expect([signUp.status, signUp.json]).toEqual([
        200,
        {
          utente: { uuid: expect.any(String), email, phone: '', session_token: '' },
          trackSSOAccess: 'signup',
        },
      ])
      expect(browser.session).toMatch(/^[\w-]{43}$/)
      expect((await browser.ask('/api-next/auth/user/info/')).at('user')).toMatchObject({
        email,
        name: 'Νεφέλη',
      })
      const again = await tap(await arrive(), await credential(claims))
      expect(again.at('trackSSOAccess')).toBe('login')
    })

    it('takes a credential that is bound to this browser, and once', async () => {
      const email = newEmail()
      const browser = await arrive()
      const bound = await credential({ sub: email, email, nonce: browser.token })
      const other = await tap(await arrive(), bound)
      expect([other.status, other.at('data', 'message')]).toEqual([400, expect.any(String)])
      expect((await tap(browser, bound)).status).toBe(200)
      const free = await credential({ sub: newEmail(), email: newEmail() })
      expect((await tap(await arrive(), free)).status).toBe(200)
      expect((await tap(await arrive(), free)).status).toBe(400)
    })

    it('opens no account by its email alone', async () => {
      const { email } = await newAccount(social.accounts)
      const browser = await arrive()
      const reply = await tap(browser, await credential({ sub: newEmail(), email }))
      expect([reply.status, reply.at('data', 'message')]).toEqual([
        400,
        expect.stringContaining('in your profile'),
      ])
      expect(browser.session).toBeUndefined()
    })

    it.each([
      ['for another client', { aud: 'other' }],
      ['of another issuer', { iss: 'http://127.0.0.1:1' }],
      ['that ended', { iat: soon() - 1200, exp: soon() - 600 }],
      ['that is of long ago', { iat: soon() - 7200 }],
      ['that never ends', { exp: undefined }],
      ['without a subject', { sub: undefined }],
      ['with an email that is not confirmed', { email_verified: false }],
      ['without an email', { email: undefined }],
      ['with something else for an email', { email: 'a@b.gr\r\nBcc: c@d.gr' }],
    ])('believes no credential %s', async (_, claims) => {
      const browser = await arrive()
      const reply = await tap(browser, await credential({ sub: newEmail(), email: newEmail(), ...claims }))
      expect(reply.status).toBe(400)
      expect(browser.session).toBeUndefined()
    })

    it('believes no credential that another key signed, or none', async () => {
      const email = newEmail()
      const claims = { sub: email, email, email_verified: true, iss: social.google.issuer, aud: 'estia' }
      const times = { ...claims, iat: soon(), exp: soon() + 600 }
      const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
      const jwk = await exportJWK(publicKey)
      const secret = new TextEncoder().encode(social.google.clientSecret)
      const forged = [
        await new SignJWT(times).setProtectedHeader({ alg: 'RS256' }).sign(privateKey),
        await new SignJWT(times).setProtectedHeader({ alg: 'RS256', jwk }).sign(privateKey),
        await new SignJWT(times).setProtectedHeader({ alg: 'HS256' }).sign(secret),
        new UnsecuredJWT(times).encode(),
        await social.apple.sign(claims),
        'a.b.c',
        '',
        'x'.repeat(9000),
      ]
      for (const code of forged) {
        const browser = await arrive()
        expect((await tap(browser, code)).status).toBe(400)
        expect(browser.session).toBeUndefined()
      }
    })

    it.each([
      ['another action', { action: 'dologin' }],
      ['another mode', { mode: 'openid' }],
      ['another persistence', { persistent: '0' }],
      ['what is no tap', { oneTap: '' }],
      ['another version', { v: '1' }],
      ['a doubled version', { v: ['2', '2'] }],
      ['a configured provider that has no such prompt', { accountType: 'apple' }],
      ['a provider that is not configured', { accountType: 'facebook' }],
      ['a provider that does not exist', { accountType: 'constructor' }],
      ['a doubled field', { accountType: ['google', 'google'] }],
    ])('refuses %s', async (_, changed) => {
      const email = newEmail()
      expect((await tap(await arrive(), await credential({ sub: email, email }), changed)).status).toBe(400)
    })

    it('signs in no user where the operator has not switched it on', async () => {
      const off = await openSocial(engine, false)
      try {
        const email = newEmail()
        const code = await off.google.sign({ email_verified: true, sub: email, email })
        const browser = await off.accounts.browser().arrive()
        expect((await tap(browser, code)).status).toBe(400)
        expect(browser.session).toBeUndefined()
      } finally {
        await off.close()
      }
    })

    it('asks for the token of the page, as every form does', async () => {
      const email = newEmail()
      const browser = await arrive()
      const body = new URLSearchParams({
        ...fields,
        code: await credential({ sub: email, email }),
      }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-token': undefined }
      expect((await browser.ask('/singleSignOn.php', { method: 'POST', headers, body })).status).toBe(403)
    })
  })
})
