import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { owaspCost } from '#server/identity/Passwords.ts'
import type { Browser, Reply } from './testing/Browser.ts'
import { openAccounts, type TestAccounts } from './testing/openAccounts.ts'
import { newAccount, newEmail, signUpForm } from './testing/people.ts'

/** Parts of a reply that differ each time: random values of one length. */
const random = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** All that a stranger sees of an answer. */
const seen = ({ status, headers, text }: Reply) => ({
  status,
  headers: [...headers].map(([name]) => name).toSorted(),
  length: text.length,
  text: text.replace(random, 'random'),
})

interface Question {
  readonly path: string
  readonly fields: (email: string) => Record<string, string>
}

const questions: Readonly<Record<string, Question>> = {
  'sign-in with a wrong password': {
    path: '/api-next/user/login/',
    fields: (email) => ({ email, password: 'not the right one' }),
  },
  'sign-up': { path: '/api-next/user/register/', fields: signUpForm },
  recovery: { path: '/api-next/user/password-retrieve/', fields: (email) => ({ email }) },
  'an email hint': { path: '/api-next/auth/user/verify-email/', fields: (email) => ({ email }) },
}

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('whether an address has an account', () => {
    let accounts: TestAccounts
    let next = 0
    beforeAll(async () => {
      accounts = await openAccounts(engine, {}, owaspCost)
    })
    afterAll(() => accounts.close())

    const visitor = () => accounts.browser(`192.0.2.${++next}`).arrive()
    const ask = (browser: Browser, { path, fields }: Question, email: string) =>
      path.includes('verify-email') ? browser.json(path, fields(email)) : browser.form(path, fields(email))

    it.each(Object.entries(questions))('is not told by %s', async (_, question) => {
      const { email } = await newAccount(accounts)
      const unconfirmed = newEmail()
      await (await visitor()).form('/api-next/user/register/', signUpForm(unconfirmed))
      const answers = []
      for (const about of [email, unconfirmed, newEmail()])
        answers.push(seen(await ask(await visitor(), question, about)))
      expect(answers[0]?.status).toBeLessThan(500)
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    })

    it('is mailed to the owner when a stranger signs up with the address', async () => {
      const { email, password } = await newAccount(accounts)
      const browser = await visitor()
      await browser.form('/api-next/user/register/', signUpForm(email.toUpperCase(), 'άλλη λέξη εδώ'))
      expect((await accounts.mailsTo(email)).at(-1)).toMatchObject({
        kind: 'alreadyRegistered',
        data: { resetLink: expect.stringContaining('?token=') },
      })
      expect((await browser.form('/api-next/user/login/', { email, password })).status).toBe(200)
    })

    it('a password is hashed for an unknown address too: a flood of strangers fills the queue', async () => {
      const strangers = await Promise.all(Array.from({ length: 40 }, visitor))
      const replies = await Promise.all(
        strangers.map((browser) =>
          browser.form('/api-next/user/login/', { email: newEmail(), password: 'x' }),
        ),
      )
      const { 401: refused = [], 503: busy = [] } = Object.groupBy(replies, ({ status }) => String(status))
      expect(refused.length + busy.length).toBe(40)
      expect(busy.length).toBeGreaterThan(0)
      expect(busy.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true)
      expect(busy[0]?.at('data', 'message')).toEqual(expect.any(String))
    })
  })
})
