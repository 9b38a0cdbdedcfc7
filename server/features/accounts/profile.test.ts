import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from './testing/Browser.ts'
import { openAccounts, type TestAccounts } from './testing/openAccounts.ts'
import { logIn, mailedToken, newUser, password } from './testing/people.ts'

const profilePath = '/api-next/user/profile/'
const put = (browser: Browser, fields: Record<string, string | readonly string[]>) =>
  browser.form('/api/utente/profilo/', fields, { method: 'PUT' })

interface Listed {
  readonly id: string
  readonly device: string
  readonly isCurrent: boolean
}

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a profile', () => {
    let accounts: TestAccounts
    let next = 0
    beforeAll(async () => {
      accounts = await openAccounts(engine)
    })
    afterAll(() => accounts.close())
    const visitor = () => accounts.browser(`192.0.2.${++next}`).arrive()
    const sessionsOf = async (browser: Browser) =>
      (await browser.ask(profilePath)).at('sessions') as readonly Listed[]

    it('shows what its owner said of themselves', async () => {
      const { email, browser } = await newUser(accounts)
      const { json } = await browser.ask(profilePath)
      expect(json).toMatchObject({
        email,
        isVerified: true,
        name: 'Νεφέλη',
        surname: 'Παππά',
        phone: '+306900000000',
        language: 'el',
        consents: { communications: true, newsletter: false },
        hasPassword: true,
        providers: [],
        sessions: [{ device: 'Firefox, Linux', isCurrent: true }],
      })
    })

    it('changes what is named and nothing else', async () => {
      const { browser } = await newUser(accounts)
      await put(browser, { first_name: ' Άννα ', phone: '210 1234567', language: 'de' })
      expect((await browser.ask(profilePath)).json).toMatchObject({
        name: 'Άννα',
        surname: 'Παππά',
        phone: '+302101234567',
        language: 'de',
        consents: { communications: true, newsletter: false },
      })
    })

    it.each([
      [{ marketing: 'newsletter' }, false, true],
      [{ marketing: ['comunicazioni', 'newsletter'] }, true, true],
      [{ 'marketing[]': ['comunicazioni'] }, true, false],
      [{ marketing: '' }, false, false],
    ])('takes %j as consents', async (fields, communications, newsletter) => {
      const { browser } = await newUser(accounts)
      expect((await put(browser, fields)).status).toBe(200)
      expect((await browser.ask(profilePath)).at('consents')).toMatchObject({ communications, newsletter })
    })

    it('accepts only known fields: an account cannot turn into another', async () => {
      const { email, browser } = await newUser(accounts)
      const extra = {
        id: 'x',
        email: 'other@example.gr',
        verified_at: '',
        password_hash: 'x',
        privacy_at: '',
      }
      const before = (await browser.ask(profilePath)).json
      await put(browser, extra)
      expect((await browser.ask(profilePath)).json).toEqual(before)
      expect((await browser.ask(profilePath)).at('email')).toBe(email)
    })

    it.each([
      [{ first_name: '' }, { first_name: { message: 'userclass_name_validation_msg' } }],
      [{ last_name: 'α'.repeat(101) }, { last_name: { message: 'userclass_surname_validation_msg' } }],
      [{ phone: 'abc' }, { phone: { message: 'phone_field_validation_msg' } }],
      [{ phone: ['123456', '654321'] }, { phone: { message: 'phone_field_validation_msg' } }],
    ])('refuses %j', async (fields, errors) => {
      const { browser } = await newUser(accounts)
      const reply = await put(browser, fields)
      expect([reply.status, reply.at('data', 'errors')]).toEqual([422, errors])
    })

    it('takes consents beside a new password by the mailed link, and nothing but them', async () => {
      const { email, browser } = await newUser(accounts)
      const other = await visitor()
      await other.form('/api-next/user/password-retrieve/', { email })
      const token = await mailedToken(accounts, email, 'resetPassword')
      expect((await put(other, { token, marketing: 'newsletter', first_name: 'Κλέφτης' })).status).toBe(200)
      expect((await browser.ask(profilePath)).json).toMatchObject({
        name: 'Νεφέλη',
        consents: { communications: false, newsletter: true },
      })
      expect((await put(other, { token: `${token}x`, marketing: '' })).status).toBe(410)
      const pwd = 'καινούργια λέξη'
      const reset = await other.form('/services/account/changePassword.php', { token, pwd, pwdrip: pwd })
      expect(reset.at('error')).toBe(1)
    })

    it('ends a session by its name, and all others', async () => {
      const { email, browser } = await newUser(accounts)
      const [second, third] = [await visitor(), await visitor()]
      await logIn(second, email)
      await logIn(third, email)
      const listed = await sessionsOf(second)
      expect(listed).toHaveLength(3)
      const own = listed.find(({ isCurrent }) => isCurrent)
      const [first] = (await sessionsOf(browser)).filter(({ isCurrent }) => isCurrent)
      await second.form('/api-next/user/sessions/end/', { id: first?.id ?? '' })
      expect((await browser.ask(profilePath)).status).toBe(401)
      await second.form('/api-next/user/sessions/end/', { id: 'others' })
      expect((await third.ask(profilePath)).status).toBe(401)
      expect((await sessionsOf(second)).map(({ id }) => id)).toEqual([own?.id])
      await second.form('/api-next/user/sessions/end/', { id: own?.id ?? '' })
      expect(second.session).toBeUndefined()
    })

    it.each(['', 'x', '\u0000', '00000000-0000-4000-8000-000000000000'])(
      'ends no session by the name %j, which none has',
      async (id) => {
        const { browser } = await newUser(accounts)
        expect((await browser.form('/api-next/user/sessions/end/', { id })).status).toBe(200)
        expect((await browser.ask(profilePath)).status).toBe(200)
      },
    )

    it('gives out everything that is kept, but no hash', async () => {
      const { email, browser } = await newUser(accounts)
      const { json, text } = await browser.ask('/api-next/user/data/')
      expect(json).toMatchObject({
        account: { email, name: 'Νεφέλη', hasPassword: true },
        identities: [],
        sessions: [{ isCurrent: true }],
        mails: [{ kind: 'confirmEmail' }],
      })
      expect(text).not.toContain('argon2')
      expect(text).not.toContain(browser.session ?? 'no session')
    })

    it('goes, with all that belonged to it, once its owner has proved who they are', async () => {
      const { email, browser } = await newUser(accounts)
      const remove = (typed: string) => browser.form('/api-next/user/delete/', { email: typed })
      expect((await remove('another@example.gr')).status).toBe(422)
      accounts.clock.advance(11 * 60_000)
      expect((await remove(email)).status).toBe(403)
      await browser.form('/api-next/user/confirm-identity/', { password })
      expect((await remove(email.toUpperCase())).status).toBe(200)
      expect(browser.session).toBeUndefined()
      expect((await accounts.mailsTo(email)).at(-1)?.kind).toBe('accountDeleted')
      expect((await logIn(browser, email)).status).toBe(401)
      const left = await accounts.sql(
        (sql) => sql`SELECT 1 FROM accounts WHERE email = ${email}
          UNION ALL SELECT 1 FROM sessions WHERE account_id NOT IN (SELECT id FROM accounts)`,
      )
      expect(left).toEqual([])
    })
  })
})
