import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { covers } from '../../../tests/covers.ts'
import type { Browser } from './testing/Browser.ts'
import { openAccounts, type TestAccounts } from './testing/openAccounts.ts'
import { newEmail, newUser, signUpForm } from './testing/people.ts'
import { accountRoutes, examples } from './testing/routes.ts'

const long = (letters: number) => 'α'.repeat(letters)
const login = { email: 'a@example.gr', password: 'μυστικό' }

type Fields = Record<string, string | readonly string[]>
const cases: readonly (readonly [string, Fields, Record<string, string>])[] = [
  ['login', {}, { email: 'email_field_validation_msg', password: 'password_field_validation_msg' }],
  ['login', { ...login, email: '' }, { email: 'email_field_validation_msg' }],
  ['login', { ...login, email: 'nobody' }, { email: 'email_field_validation_msg' }],
  ['login', { ...login, email: 'a@b' }, { email: 'email_field_validation_msg' }],
  ['login', { ...login, email: 'a\r\nBcc: b@example.gr' }, { email: 'email_field_validation_msg' }],
  ['login', { ...login, email: `${long(90)}@example.gr` }, { email: 'email_field_validation_msg' }],
  ['login', { ...login, email: ['a@example.gr', 'b@example.gr'] }, { email: 'email_field_validation_msg' }],
  ['login', { ...login, password: '' }, { password: 'password_field_validation_msg' }],
  ['login', { ...login, password: '   ' }, { password: 'password_field_validation_msg' }],
  ['login', { ...login, password: long(51) }, { password: 'password_field_validation_msg' }],
  ['login', { ...login, password: ['a', 'b'] }, { password: 'password_field_validation_msg' }],
  ['login', { ...login, password: 'a\u0000b' }, { password: 'password_field_validation_msg' }],
  ['login', { ...login, 'form[email]': 'b@example.gr' }, { email: 'email_field_validation_msg' }],
  ['register', { first_name: '' }, { first_name: 'userclass_name_validation_msg' }],
  ['register', { first_name: long(101) }, { first_name: 'userclass_name_validation_msg' }],
  ['register', { first_name: ['a', 'b'] }, { first_name: 'userclass_name_validation_msg' }],
  ['register', { first_name: '\u200b' }, { first_name: 'userclass_name_validation_msg' }],
  ['register', { first_name: ' \u2060\u3164\u00ad' }, { first_name: 'userclass_name_validation_msg' }],
  ['register', { last_name: ' ' }, { last_name: 'userclass_surname_validation_msg' }],
  ['register', { last_name: long(101) }, { last_name: 'userclass_surname_validation_msg' }],
  ['register', { email: '' }, { email: 'userclass_email_validation_msg' }],
  ['register', { email: `${long(95)}@b.gr` }, { email: 'userclass_email_validation_msg' }],
  ['register', { phone: '12345' }, { phone: 'phone_field_validation_msg' }],
  ['register', { phone: 'call me' }, { phone: 'phone_field_validation_msg' }],
  ['register', { phone: '1'.repeat(31) }, { phone: 'phone_field_validation_msg' }],
  ['register', { password: '' }, { password: 'userclass_passwd_length_validation_msg' }],
  ['register', { password: 'abcde' }, { password: 'userclass_passwd_length_validation_msg' }],
  ['register', { password: '👩🏽‍🌾' }, { password: 'userclass_passwd_length_validation_msg' }],
  ['register', { password: long(51) }, { password: 'userclass_passwd_length_validation_msg' }],
  ['register', { password: '123456' }, { password: 'userclass_passwd_common_validation_msg' }],
  ['register', { password: 'Password1' }, { password: 'userclass_passwd_common_validation_msg' }],
  ['register', { privacy: '0' }, { privacy: 'privacy_field_validation_msg' }],
  ['register', { privacy: 'yes' }, { privacy: 'privacy_field_validation_msg' }],
  ['register', { privacy: ['1', '1'] }, { privacy: 'privacy_field_validation_msg' }],
  ['register', { newsletter: 'maybe' }, { newsletter: 'privacy_field_validation_msg' }],
  ['password-retrieve', {}, { email: 'email_field_validation_msg' }],
  ['password-retrieve', { email: 'x' }, { email: 'email_field_validation_msg' }],
]

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('what cannot be taken', () => {
    let accounts: TestAccounts
    let next = 0
    beforeAll(async () => {
      accounts = await openAccounts(engine)
    })
    afterAll(() => accounts.close())
    const visitor = () => accounts.browser(`192.0.2.${++next}`).arrive()

    it.each(cases)(
      '%s with %j',
      covers(
        'constants/password-minimum',
        'constants/password-maximum',
        'constants/email-maximum',
        'constants/name-maximum',
        'constants/phone-minimum',
        'validation/fieldLengths/email',
        'validation/names',
        'validation/password',
      ),
      async (call, fields, expected) => {
        const browser = await visitor()
        const whole = call === 'register' ? { ...signUpForm(newEmail()), ...fields } : fields
        const reply = await browser.form(`/api-next/user/${call}/?lang=en`, whole)
        expect([reply.status, reply.at('data', 'message')]).toEqual([422, 'Please check the marked fields.'])
        const errors = reply.at('data', 'errors') as Record<string, { message: string }>
        expect(
          Object.fromEntries(Object.entries(errors).map(([field, { message }]) => [field, message])),
        ).toEqual(expected)
      },
    )

    it('gives the least length of a password as its parameter', async () => {
      const reply = await (await visitor()).form('/api-next/user/register/', {
        ...signUpForm(newEmail()),
        password: 'a',
      })
      expect(reply.at('data', 'errors', 'password', 'parameter')).toBe(6)
    })

    it('takes a form wrapped in form[…]', async () => {
      const { email, browser } = await newUser(accounts)
      const wrapped = { 'form[email]': email, 'form[password]': 'wrong one' }
      expect((await browser.form('/api-next/user/login/', wrapped)).status).toBe(401)
    })

    const malformed = (browser: Browser, path: string, method: string, type: string, body: string) =>
      browser.ask(path, { method, body, headers: { 'content-type': type } })

    const changing = accountRoutes.filter(({ method, types }) => method !== 'GET' && types.length > 0)
    it.each(changing)('$name takes neither another type nor too much', async ({ path, method, types }) => {
      const browser = await visitor()
      const [own = ''] = types
      const other = own.endsWith('json') ? 'application/x-www-form-urlencoded' : 'application/json'
      const replies = [
        await malformed(browser, path, method, other, '{"email":"a@example.gr"}'),
        await malformed(browser, path, method, 'multipart/form-data; boundary=x', '--x--'),
        await malformed(browser, path, method, own, 'x'.repeat(17 * 1024)),
      ]
      expect(replies.map(({ status }) => status)).toEqual([415, 415, 413])
      for (const { at, text } of replies) {
        expect(at('data', 'message')).toEqual(expect.any(String))
        expect(text).not.toMatch(/Error|\bat \//)
      }
    })

    const readsJson = changing.filter(({ types }) => types.includes('application/json'))
    it.each(readsJson)(
      '$name refuses JSON that is none, or says something else',
      async ({ name, path, method }) => {
        const needsSignIn = examples[name]?.answers.anonymous === 401
        const stranger = await visitor()
        const browser = needsSignIn ? (await newUser(accounts)).browser : stranger
        for (const body of [
          '',
          '{',
          '{"email":',
          '[]',
          'null',
          '"x"',
          '{"email":5}',
          '{"email":["a"]}',
          '[[[[',
        ]) {
          const reply = await malformed(browser, path, method, 'application/json', body)
          expect([body, reply.status]).toEqual([body, 400])
          expect(reply.at('data', 'message')).toEqual(expect.any(String))
          const asStranger = await malformed(stranger, path, method, 'application/json', body)
          expect([body, asStranger.status]).toEqual([body, needsSignIn ? 401 : 400])
        }
      },
    )

    it('is told in the language asked for, and an unknown one is refused', async () => {
      const browser = await visitor()
      const message = async (lang: string) =>
        (await browser.form(`/api-next/user/login/${lang}`, {})).at('data', 'message')
      expect(await message('?lang=el')).toBe('Ελέγξτε τα πεδία που σημειώνονται.')
      expect((await browser.form('/api-next/user/login/?lang=xx', {})).status).toBe(400)
    })
  })
})
