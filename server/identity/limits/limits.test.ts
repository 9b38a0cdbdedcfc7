import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import type { Reply } from '#server/features/accounts/testing/Browser.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { logIn, newAccount, newEmail, newUser, signUpForm } from '#server/features/accounts/testing/people.ts'

const hourMs = 60 * 60_000

const count = (replies: readonly Reply[]) => Object.groupBy(replies, ({ status }) => String(status))

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('limits', () => {
    let accounts: TestAccounts
    beforeAll(async () => {
      accounts = await openAccounts(engine)
    })
    afterAll(() => accounts.close())

    /** One after the other, each from an address of its own unless one is given. */
    const guesses = async (many: number, email: string, address?: (n: number) => string) => {
      const replies: Reply[] = []
      for (let n = 0; n < many; n++) {
        const browser = await accounts.browser(address?.(n) ?? `100.64.${n >> 8}.${n % 256}`).arrive()
        replies.push(await logIn(browser, email, `guess ${n}`))
      }
      return replies
    }

    it('evaluates at most 25 guesses an hour on an account, and lets its owner in all the same', async () => {
      const { email, browser } = await newUser(accounts)
      await browser.form('/api-next/user/logout/', {})
      const replies = await guesses(27, email)
      const { 401: evaluated = [], 429: refused = [] } = count(replies)
      // The owner's own sign-in, from a browser that confirmed the address, was none of them.
      expect([evaluated.length, refused.length]).toEqual([25, 2])
      for (const { headers, at } of refused) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
        expect(at('data', 'message')).toEqual(expect.any(String))
      }
      expect((await logIn(browser, email)).status).toBe(200)
      const stranger = await accounts.browser('100.65.0.1').arrive()
      expect((await logIn(stranger, email)).status).toBe(429)
      accounts.clock.advance(hourMs)
      expect((await logIn(stranger, email)).status).toBe(200)
    })

    it('does the same where there is no account', async () => {
      const { 401: evaluated = [], 429: refused = [] } = count(await guesses(26, newEmail()))
      expect([evaluated.length, refused.length]).toEqual([25, 1])
    })

    it('counts a known browser too', async () => {
      const { email, browser } = await newUser(accounts)
      const replies: Reply[] = []
      for (let n = 0; n < 27; n++) {
        if (n % 20 === 19) accounts.clock.advance(5 * 60_000)
        replies.push(await logIn(browser, email, `guess ${n}`))
      }
      const { 401: evaluated = [], 429: refused = [] } = count(replies)
      expect([evaluated.length, refused.length]).toEqual([25, 2])
    })

    it('answers a short password like a wrong one after ten guesses', async () => {
      const { email } = await newAccount(accounts, newEmail(), 'κλειδί')
      const replies = await guesses(10, email)
      const stranger = await accounts.browser('100.66.0.1').arrive()
      replies.push(await logIn(stranger, email, 'κλειδί'))
      expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      accounts.clock.advance(hourMs)
      expect((await logIn(stranger, email, 'κλειδί')).status).toBe(200)
    })

    it.each([
      ['one address', () => '203.0.113.7'],
      ['one household of IPv6', (n: number) => `2001:db8:7:7::${n.toString(16)}`],
      ['one address behind forged ones', (n: number) => `10.9.${n}.1, 203.0.113.8`],
    ])('evaluates 25 sign-ins in five minutes from %s', async (_, address) => {
      accounts.clock.advance(hourMs)
      const replies: Reply[] = []
      for (let n = 0; n < 27; n++) {
        const browser = await accounts.browser(address(n)).arrive()
        replies.push(await logIn(browser, newEmail(), 'x'))
      }
      const { 401: evaluated = [], 429: refused = [] } = count(replies)
      expect([evaluated.length, refused.length]).toEqual([25, 2])
      accounts.clock.advance(5 * 60_000)
      expect((await logIn(await accounts.browser(address(1)).arrive(), newEmail(), 'x')).status).toBe(401)
    })

    it('tells ten addresses a minute who is registered, then everybody is', async () => {
      const asked = async (address: string) => {
        const browser = await accounts.browser(address).arrive()
        const email = newEmail()
        const reply = await browser.json('/api-next/auth/user/registration-type/', { email })
        return { type: reply.at('registerType'), shape: Object.keys(reply.json as object), reply }
      }
      const ask = async (many: number, address: (n: number) => string) => {
        const answers = []
        for (let n = 0; n < many; n++) answers.push(await asked(address(n)))
        return answers
      }
      const first = await ask(12, (n) => `2001:db8:9:9::${n}`)
      expect(first.filter(({ type }) => type === 'UNREGISTERED')).toHaveLength(10)
      expect(first.slice(10).every(({ type }) => type === 'REGISTERED_CUSTOM_PWD')).toBe(true)
      expect(new Set(first.map(({ shape, reply }) => `${reply.status} ${shape.join()}`)).size).toBe(1)
      let told = 10
      for (let minute = 0; minute < 7; minute++) {
        accounts.clock.advance(61_000)
        const more = await ask(11, (n) => `2001:db8:9:9::${n}`)
        told += more.filter(({ type }) => type === 'UNREGISTERED').length
      }
      expect(told).toBe(60)
      expect((await ask(3, (n) => `2001:db8:9:${n + 10}::1`)).map(({ type }) => type)).toEqual(
        Array.from({ length: 3 }, () => 'UNREGISTERED'),
      )
      expect(accounts.log()).toContain('"limit":"registrationTypeByAddress"')
    })

    it('writes down when many addresses together ask who is registered, and answers as ever', async () => {
      accounts.clock.advance(hourMs)
      const types: unknown[] = []
      const askEightTimes = async (address: string) => {
        const browser = await accounts.browser(address).arrive()
        for (let n = 0; n < 8; n++) {
          const reply = await browser.json('/api-next/auth/user/registration-type/', { email: newEmail() })
          types.push(reply.at('registerType'))
        }
      }
      for (let n = 0; n < 25; n++) await askEightTimes(`198.51.100.${n}`)
      expect(accounts.log()).not.toContain('"limit":"registrationTypeByAll"')
      await askEightTimes('198.51.100.25')
      expect(accounts.log()).toContain('"limit":"registrationTypeByAll"')
      expect(new Set(types)).toEqual(new Set(['UNREGISTERED']))
    })

    it('sends its owner five mails for a new password in half an hour, and answers as ever', async () => {
      const { email, browser } = await newAccount(accounts)
      const before = (await accounts.mailsTo(email)).length
      const answers = []
      for (let n = 0; n < 8; n++)
        answers.push(await browser.form('/api-next/user/password-retrieve/', { email }))
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect((await accounts.mailsTo(email)).length - before).toBe(5)
    })

    it.each([
      ['sign-up', 10, '/api-next/user/register/', () => signUpForm(newEmail())],
      ['a change of password', 10, '/services/account/changePassword.php', () => ({ token: 'x', pwd: 'a' })],
      ['recovery', 25, '/api-next/user/password-retrieve/', () => ({ email: 'nobody' })],
      ['a mailed link', 30, '/api-next/user/confirm-email/', () => ({ token: 'x' })],
    ])('refuses %s beyond %i from an address', async (_, most, path, fields) => {
      accounts.clock.advance(hourMs)
      const browser = await accounts.browser('203.0.113.30').arrive()
      const replies: Reply[] = []
      for (let n = 0; n < most + 2; n++) replies.push(await browser.form(path, fields()))
      expect(replies.findIndex(({ status }) => status === 429)).toBe(most)
      expect(Number(replies.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    })
  })
})

describe.each(engines.slice(0, 1))('without a proxy', (engine) => {
  it('believes no header: every forged address is the same visitor', async () => {
    const accounts = await openAccounts(engine, { trustedProxies: 0 })
    const statuses = []
    for (let n = 0; n < 27; n++) {
      const browser = await accounts.browser(`100.64.1.${n}`).arrive()
      statuses.push((await logIn(browser, newEmail(), 'x')).status)
    }
    await accounts.close()
    expect(statuses.filter((status) => status === 401)).toHaveLength(25)
  })
})
