/** Every call that changes something, asked as another site could make a browser ask it: refused, and nothing changed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentsPath } from '#domain/listing/documentPaths.ts'
import { photographsPath } from '#domain/listing/photographsPath.ts'
import { attachmentsPath } from '#domain/contact/contactPaths.ts'
import type { Asking, Browser } from '#server/features/accounts/testing/Browser.ts'
import { openContact, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { engines } from '#server/database/testing/engines.ts'
import { csrfTokenOf, newPreSession } from '#server/http/csrf.ts'
import { endpointsOf, groupNames } from './fuzz/endpointProbes.ts'
import { wholeState } from './access/wholeState.ts'

const nothing = '00000000-0000-4000-8000-000000000000'
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

const changing = [
  ...groupNames
    .flatMap(endpointsOf)
    .filter(({ method }) => method !== 'GET')
    .map(({ name, method, path, payload }) => ({
      name,
      method,
      path: path.replace(':id', '1'),
      type: payload?.type ?? json,
    })),
  { name: 'a picture', method: 'POST', path: attachmentsPath(nothing), type: 'image/png' },
  { name: 'a document', method: 'POST', path: documentsPath('1'), type: 'application/pdf' },
  { name: 'a photograph', method: 'POST', path: photographsPath('1'), type: 'image/png' },
]

/** What another site can make a browser send, and what it cannot but a user may try. */
const foreign: Readonly<Record<string, (type: string) => Asking['headers']>> = {
  'without a token': (type) => ({ 'x-csrf-token': undefined, 'content-type': type }),
  'with an empty token': (type) => ({ 'x-csrf-token': '', 'content-type': type }),
  'with the token of another browser': (type) => ({
    'x-csrf-token': csrfTokenOf(newPreSession(true).value),
    'content-type': type,
  }),
  'with our cookie as token': (type) => ({ 'x-csrf-token': 'estia_pre', 'content-type': type }),
  'from another site': (type) => ({ 'sec-fetch-site': 'cross-site', 'content-type': type }),
  'from a sister domain': (type) => ({ 'sec-fetch-site': 'same-site', 'content-type': type }),
  'from an address typed': (type) => ({ 'sec-fetch-site': 'none', 'content-type': type }),
  'from another origin': (type) => ({
    'sec-fetch-site': undefined,
    origin: 'https://estia.example.evil.example',
    'content-type': type,
  }),
  'from a page without origin': (type) => ({
    'sec-fetch-site': undefined,
    origin: 'null',
    'content-type': type,
  }),
  'as a form of others': () => ({ 'x-csrf-token': undefined, 'content-type': form }),
  'as text': () => ({ 'x-csrf-token': undefined, 'content-type': 'text/plain' }),
  'as a form with files': () => ({
    'x-csrf-token': undefined,
    'content-type': 'multipart/form-data; boundary=x',
  }),
  'as nothing': () => ({ 'x-csrf-token': undefined, 'content-type': undefined }),
}

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('requests of other sites', () => {
    let contact: TestContact
    let browser: Browser
    const state = () => contact.run(wholeState)
    beforeAll(async () => {
      contact = await openContact(engine)
      browser = (await contact.person()).browser
    })
    afterAll(() => contact.close())

    it.each(changing)('$name takes none', async ({ path, method, type }) => {
      const before = await state()
      for (const [what, headers] of Object.entries(foreign)) {
        const reply = await browser.ask(path, {
          method,
          body: '{"isSaved":true}',
          headers: headers(type) ?? {},
        })
        expect([what, reply.status, reply.at('data', 'message')]).toEqual([what, 403, expect.any(String)])
        expect(reply.headers.getSetCookie()).toEqual([])
      }
      expect(await state()).toBe(before)
    })

    it.each(changing)('$name is not reached by GET', async ({ path }) => {
      const before = await state()
      const reply = await browser.ask(`${path}?isSaved=true&email=a@example.gr&token=${browser.token}`)
      // Some paths can be read as well.
      expect([200, 400, 401, 404, 405, 410]).toContain(reply.status)
      expect(await state()).toBe(before)
    })
  })
})
