/**
 * Two tabs of one browser share a session, and may show different accounts: every call that changes something is refused
 * where the page shows another account than the one that is signed in.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nobodyShown, shownAccountHeader, shownAccountParameter } from '#domain/account/shownAccount.ts'
import { documentsPath } from '#domain/listing/documentPaths.ts'
import { photographsPath } from '#domain/listing/photographsPath.ts'
import { attachmentsPath, streamPath } from '#domain/contact/contactPaths.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { engines } from '#server/database/testing/engines.ts'
import { csrfTokenOf, newPreSession } from '#server/http/csrf.ts'
import { wholeState } from './access/wholeState.ts'
import { endpointsOf, groupNames } from './fuzz/endpointProbes.ts'

const nothing = '00000000-0000-4000-8000-000000000000'
const json = 'application/json'

/** From the contract: a new route stands here by itself. */
const routes = groupNames.flatMap((group) =>
  endpointsOf(group).map(({ name, method, path, payload, person }) => ({
    name,
    person,
    method,
    path: path.replace(':id', '1').replace(':slug', 'x'),
    type: payload?.type ?? json,
  })),
)
const changing = [
  ...routes.filter(({ method }) => method !== 'GET'),
  { name: 'a picture', method: 'POST', path: attachmentsPath(nothing), type: 'image/png' },
  { name: 'a document', method: 'POST', path: documentsPath('1'), type: 'application/pdf' },
  { name: 'a photograph', method: 'POST', path: photographsPath('1'), type: 'image/png' },
]
const telling = routes.filter(({ person, method }) => method === 'GET' && person === 'account')

/** Calls that would do something, were they done. */
const effective = [
  ['a name', 'PUT', '/api/utente/profilo/', 'first_name=Α&last_name=Β&phone=%2B306941234567'],
  [
    'a password',
    'POST',
    '/services/account/changePassword.php',
    'pwd=correct+horse+1&pwdrip=correct+horse+1',
  ],
  ['consents', 'PUT', '/api/utente/profilo/', 'marketing=newsletter'],
  ['the end of the account', 'POST', '/api-next/user/delete/', ''],
  ['the end of the session', 'POST', '/api-next/user/logout/', ''],
  ['a heart', 'PUT', '/api-next/saved/1/', '{"isSaved":true}'],
  [
    'a message',
    'POST',
    '/api-next/contact/message/',
    '{"listingId":1,"key":"0123456789abcdef","text":"Καλημέρα"}',
  ],
  [
    'a price',
    'POST',
    '/api-next/contact/proposal/',
    '{"listingId":1,"key":"0123456789abcdef","amount":"90000"}',
  ],
  ['hours', 'PUT', '/api-next/visits/hours/', '{"takesVisits":false,"hours":[]}'],
] as const

describe.each(engines.slice(0, 1))('$name', (engine) => {
  describe('a page that shows another account', () => {
    let contact: TestContact
    let a: Person
    let b: Person
    const state = () => contact.run(wholeState)
    const ask = (method: string, path: string, type: string, body: string, shown: string) =>
      b.browser.ask(path, {
        method,
        headers: { 'content-type': type, [shownAccountHeader]: shown },
        ...(method !== 'GET' && { body }),
      })
    beforeAll(async () => {
      contact = await openContact(engine)
      a = await contact.person()
      b = await contact.person()
    })
    afterAll(() => contact.close())

    it.each(changing)('$name does nothing', async ({ path, method, type }) => {
      const before = await state()
      for (const shown of [a.id, nobodyShown, nothing, '']) {
        const reply = await ask(method, path, type, '{"isSaved":true}', shown)
        expect([shown, reply.status, reply.at('_tag')]).toEqual([shown, 409, 'AccountChanged'])
        expect(reply.at('data', 'message')).toEqual(expect.any(String))
        expect(reply.headers.getSetCookie()).toEqual([])
      }
      expect(await state()).toBe(before)
    })

    it.each(changing)('$name is not believed by the token of a page from before', async (route) => {
      const before = await state()
      const reply = await b.browser.ask(route.path, {
        method: route.method,
        headers: {
          'content-type': route.type,
          'x-csrf-token': csrfTokenOf(newPreSession(true).value),
          [shownAccountHeader]: b.id,
        },
        body: '{}',
      })
      expect(reply.at('_tag')).toBe('ForeignRequest')
      expect(await state()).toBe(before)
    })

    it.each(telling)('$name tells it nothing', async ({ path }) => {
      for (const shown of [a.id, nobodyShown]) {
        const reply = await ask('GET', path, json, '', shown)
        expect([shown, reply.at('_tag')]).toEqual([shown, 'AccountChanged'])
      }
      expect((await ask('GET', path, json, '', b.id)).at('_tag')).not.toBe('AccountChanged')
    })

    it.each(effective)('%s: neither account has it', async (_, method, path, body) => {
      const type = body.startsWith('{') ? json : 'application/x-www-form-urlencoded'
      const sent = path.endsWith('/delete/') ? `email=${encodeURIComponent(b.email)}` : body
      const before = await state()
      const reply = await ask(method, path, type, sent, a.id)
      expect([reply.status, reply.at('_tag')]).toEqual([409, 'AccountChanged'])
      expect(await state()).toBe(before)
    })

    it.each(effective)(
      '%s: asks for a sign-in where the session has ended',
      async (_, method, path, body) => {
        if (path.endsWith('/logout/')) return
        const gone = contact.stranger()
        const before = await state()
        const type = body.startsWith('{') ? json : 'application/x-www-form-urlencoded'
        const reply = await gone.ask(path, {
          method,
          headers: { 'content-type': type, [shownAccountHeader]: a.id },
          body,
        })
        expect([reply.status, reply.at('_tag')]).toEqual([401, 'SignInRequired'])
        expect(await state()).toBe(before)
      },
    )

    it.each(['A', 'nobody'])('a page of %s hears nothing of the stream', async (shown) => {
      const account = shown === 'A' ? a.id : nobodyShown
      const reply = await b.browser.ask(`${streamPath}?${shownAccountParameter}=${account}`)
      expect([reply.status, reply.text]).toEqual([204, ''])
    })

    it('is told who is signed in, so that it can say so', async () => {
      const reply = await ask('GET', '/api-next/auth/user/full-info/', json, '', a.id)
      expect(reply.at('user', 'uuid')).toBe(b.id)
    })

    it('finds a page that forgot its readable cookie in order after asking', async () => {
      const reply = await ask('GET', '/api-next/auth/user/info/', json, '', nobodyShown)
      b.browser.cookies.delete('logged_in')
      const healed = await ask('GET', '/api-next/auth/user/info/', json, '', nobodyShown)
      expect([reply.status, healed.status]).toEqual([200, 200])
      expect(b.browser.cookies.get('logged_in')).toBe('1')
    })

    it.each(effective.filter(([, , path]) => /saved|message|hours|profilo/.test(path)))(
      '%s: is done for the account that the page shows',
      async (_, method, path, body) => {
        const type = body.startsWith('{') ? json : 'application/x-www-form-urlencoded'
        const reply = await ask(method, path, type, body, b.id)
        expect(reply.at('_tag')).not.toBe('AccountChanged')
        expect([200, 404]).toContain(reply.status)
      },
    )
  })
})
