/** Every form of the contract, with each of its fields in shapes that it does not read: a 422 that names it, nothing more. */
import type { HttpApiEndpoint } from 'effect/http-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { engines } from '#server/database/testing/engines.ts'
import type { Browser } from './testing/Browser.ts'
import { openAccounts, type TestAccounts } from './testing/openAccounts.ts'
import { newUser } from './testing/people.ts'

const formType = 'application/x-www-form-urlencoded'

/** Calls that read a form, with the plain names of their fields. */
const forms = Object.values(ServedApi.groups)
  .flatMap((group): readonly HttpApiEndpoint.Top[] => Object.values(group.endpoints))
  .flatMap(({ identifier, method, path, payload }) => {
    const names = (payload.get(formType)?.schemas ?? []).flatMap(({ ast }) =>
      ast._tag === 'Objects' ? ast.propertySignatures.map(({ name }) => String(name)) : [],
    )
    const fields = names.filter((name) => !name.includes('['))
    return fields.length === 0 ? [] : [{ call: identifier, method, path, fields }]
  })

/** Shapes of a field that no call reads, lists included. */
const shapes: readonly ((field: string) => string)[] = [
  (field) => `${field}[x]`,
  (field) => `${field}[7]`,
  (field) => `${field}[0][0]`,
  (field) => `${field}.0`,
  (field) => `${field}[`,
  (field) => `form[${field}][x]`,
  (field) => `form.${field}`,
  (field) => `${field.toUpperCase()}`,
  (field) => ` ${field}`,
  (field) => `_${field}`,
]

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a form', () => {
    let accounts: TestAccounts
    beforeAll(async () => {
      accounts = await openAccounts(engine)
    })
    afterAll(() => accounts.close())

    const kept = () =>
      accounts.sql(
        (sql) => sql`SELECT accounts.*, (SELECT count(*)::int FROM sessions) AS sessions FROM accounts
        ORDER BY id`,
      )

    it('finds the calls that read one', () => {
      expect(forms.map(({ call }) => call)).toEqual(
        expect.arrayContaining(['login', 'register', 'change', 'changePassword', 'endSession', 'oneTap']),
      )
    })

    it.each(forms)(
      '$call refuses its fields in shapes that it does not read',
      async ({ method, path, fields }) => {
        const { browser } = await newUser(accounts)
        const before = await kept()
        for (const field of fields)
          for (const shape of shapes) {
            const reply = await browser.form(path, { [shape(field)]: '1' }, { method })
            expect([
              shape(field),
              reply.status,
              Object.keys((reply.at('data', 'errors') as object) ?? {}),
            ]).toEqual([shape(field), 422, [field]])
            expect(reply.at('data', 'message')).toEqual(expect.any(String))
          }
        expect(await kept()).toEqual(before)
      },
    )
  })

  describe.skipIf(engine.missing !== undefined)('consents', () => {
    let accounts: TestAccounts
    beforeAll(async () => {
      accounts = await openAccounts(engine)
    })
    afterAll(() => accounts.close())

    const path = '/api/utente/profilo/'
    const send = (browser: Browser, body: string) =>
      browser.ask(path, { method: 'PUT', body, headers: { 'content-type': formType } })
    const consents = async (browser: Browser) => {
      const profile = await browser.ask('/api-next/user/profile/')
      return [profile.at('consents', 'communications'), profile.at('consents', 'newsletter')]
    }

    it.each([
      ['marketing=comunicazioni', [true, false]],
      ['marketing=newsletter', [false, true]],
      ['marketing=comunicazioni,newsletter', [true, true]],
      ['marketing=newsletter,%20comunicazioni', [true, true]],
      ['marketing=comunicazioni&marketing=newsletter', [true, true]],
      ['marketing=&marketing=newsletter', [false, true]],
      ['marketing[]=comunicazioni&marketing[]=newsletter', [true, true]],
      ['marketing%5B%5D=newsletter', [false, true]],
      ['marketing[0]=comunicazioni', [true, false]],
      ['marketing[0]=newsletter&marketing[1]=comunicazioni', [true, true]],
      ['form[marketing]=newsletter', [false, true]],
      ['form[marketing][]=newsletter&form[marketing][]=comunicazioni', [true, true]],
      ['form[marketing][0]=comunicazioni', [true, false]],
      ['marketing=', [false, false]],
      ['marketing[]=', [false, false]],
    ])('are read from %s', async (body, expected) => {
      const { browser } = await newUser(accounts)
      expect((await send(browser, body)).status).toBe(200)
      expect(await consents(browser)).toEqual(expected)
    })

    it.each([
      'marketing=nonsense',
      'marketing=communications',
      'marketing=Newsletter',
      'marketing=comunicazioni;newsletter',
      'marketing=comunicazioni%20newsletter',
      'marketing=comunicazioni,',
      'marketing=,',
      'marketing=%20',
      'marketing=comunicazioni,nonsense',
      'marketing=comunicazioni&marketing=nonsense',
      'marketing=[%22newsletter%22]',
      'marketing={}',
      'marketing=0',
      'marketing=1',
      'marketing=true',
      'marketing=null',
      'marketing[2]=newsletter',
      'marketing[0][]=newsletter',
      'marketing[newsletter]=1',
      'marketing.newsletter=1',
      'marketing=newsletter&marketing[x]=comunicazioni',
      'Marketing=newsletter',
      'consents=newsletter',
      'newsletter=1',
      'language=xx',
      'language=el&language=de',
      'phone=%2B306900000001&phone-prefix=abc',
      'phone=%2B306900000001&phone_prefix=30',
      'first_name=Anna&marketing=nonsense',
      '',
    ])('change nothing, and neither does anything else, for %s', async (body) => {
      const { browser } = await newUser(accounts)
      const before = (await browser.ask('/api-next/user/profile/')).json
      const reply = await send(browser, body)
      expect(reply.status).toBe(422)
      expect(reply.at('data', 'message')).toEqual(expect.any(String))
      expect((await browser.ask('/api-next/user/profile/')).json).toEqual(before)
    })
  })
})
