import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, run } from './call.ts'
import { hasAccountChanged, noteAccountChange, showAccount } from './shownAccount.ts'

interface Asked {
  readonly line: string
  readonly token: string | undefined
  readonly type: string | undefined
  readonly body: string
  readonly account?: string | undefined
}

const asked: Asked[] = []
let origin = ''
let answer: (asked: Asked, response: ServerResponse) => void
let stop = () => {}
/** The only element of the page that the transport reads. */
const meta = { content: 'first' }

const note = async (request: IncomingMessage): Promise<Asked> => ({
  line: `${request.method} ${request.url}`,
  token: request.headers['x-csrf-token'] as string | undefined,
  type: request.headers['content-type'],
  body: await text(request),
  ...(request.headers['x-account'] !== undefined && { account: String(request.headers['x-account']) }),
})

beforeEach(async () => {
  asked.length = 0
  showAccount('none')
  meta.content = 'first'
  const server = createServer((request, response) => {
    void note(request).then((one) => {
      asked.push(one)
      answer(one, response)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const real = fetch
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) =>
    real(path.startsWith('/') ? origin + path : path, options),
  )
  vi.stubGlobal('document', { querySelector: () => meta })
  stop = () => void server.close()
})
afterEach(() => {
  vi.unstubAllGlobals()
  stop()
})

const logout = call('POST /api-next/user/logout/', 'el')

const ok = (_: Asked, response: ServerResponse) => void response.end('{"message":"ok"}')
const foreign = (response: ServerResponse) =>
  void response.writeHead(403).end('{"_tag":"ForeignRequest","data":{"message":"Ξένο αίτημα"}}')

it('sends a form url-encoded, with the page’s token and its language; lists field by field', async () => {
  answer = ok
  const form = { first_name: 'Μαρία+1', last_name: undefined, marketing: ['newsletter', 'comunicazioni'] }
  expect(await run(call('PUT /api/utente/profilo/', 'en', { form }))).toEqual({ reply: { message: 'ok' } })
  expect(asked).toEqual([
    {
      line: 'PUT /api/utente/profilo/?lang=en',
      token: 'first',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: `first_name=${encodeURIComponent('Μαρία+1')}&marketing=newsletter&marketing=comunicazioni`,
      account: 'none',
    },
  ])
})

it('sends JSON', async () => {
  answer = ok
  await run(call('PUT /api-next/saved/:id/', 'el', { params: { id: 7 }, json: { isSaved: true } }))
  expect(asked[0]).toMatchObject({
    line: 'PUT /api-next/saved/7/?lang=el',
    type: 'application/json',
    body: '{"isSaved":true}',
  })
})

it('renews a token that is refused, and asks once more with the new one', async () => {
  answer = ({ line, token }, response) => {
    if (line.startsWith('GET')) response.setHeader('x-csrf-token', 'second').end('{"user":null}')
    else if (token === 'second') response.end('{"message":"ok"}')
    else foreign(response)
  }
  expect(await run(logout)).toEqual({ reply: { message: 'ok' } })
  expect(asked.map(({ line, token }) => `${line} ${token}`)).toEqual([
    'POST /api-next/user/logout/?lang=el first',
    'GET /api-next/auth/user/info/ undefined',
    'POST /api-next/user/logout/?lang=el second',
  ])
  expect(meta.content).toBe('second')
})

it('takes the token that a reply brings', async () => {
  answer = (_, response) => void response.setHeader('x-csrf-token', 'of the session').end('{"message":"ok"}')
  await run(logout)
  await run(logout)
  expect(asked.map(({ token }) => token)).toEqual(['first', 'of the session'])
})

it('asks no third time', async () => {
  answer = ({ line }, response) =>
    line.startsWith('GET') ? void response.end('{"user":null}') : foreign(response)
  expect((await run(logout)).failure).toMatchObject({
    status: 403,
    reason: 'ForeignRequest',
  })
  expect(asked).toHaveLength(3)
})

it('takes no other refusal for an old token', async () => {
  answer = (_, response) =>
    void response.writeHead(403).end('{"_tag":"FreshSignInRequired","data":{"message":"Ξανά"}}')
  expect((await run(logout)).failure).toMatchObject({
    reason: 'FreshSignInRequired',
    data: { message: 'Ξανά' },
  })
  expect(asked).toHaveLength(1)
})

it('keeps what is wrong with which field, and nothing that is not of the contract', async () => {
  const errors = {
    email: { message: 'email_field_validation_msg' },
    password: { message: 'userclass_passwd_length_validation_msg', parameter: 6 },
    photo: { message: 'photoSize', sentence: 'This file is too large.', name: 'left out' },
    odd: 'text',
    other: { message: 1 },
  }
  answer = (_, response) =>
    void response
      .writeHead(422)
      .end(JSON.stringify({ _tag: 'FieldsInvalid', data: { message: 'Λάθος', errors } }))
  expect((await run(logout)).failure).toMatchObject({
    data: {
      message: 'Λάθος',
      errors: {
        email: errors.email,
        password: errors.password,
        photo: { message: 'photoSize', sentence: 'This file is too large.' },
      },
    },
  })
})

const user = (uuid: string) => `{"user":{"uuid":"${uuid}"}}`

/** The account that the page shows, the user after the token is renewed, and whether the call is repeated. */
const renewals = [
  { shows: 'none', signedIn: undefined, isSent: true },
  { shows: 'none', signedIn: 'b', isSent: true },
  { shows: 'a', signedIn: 'a', isSent: true },
  { shows: 'a', signedIn: 'b', isSent: true },
  { shows: 'a', signedIn: undefined, isSent: true },
  { shows: undefined, signedIn: undefined, isSent: true },
  { shows: undefined, signedIn: 'b', isSent: false },
]

it.each(renewals)('a page of $shows, once $signedIn is signed in, says whose it is', async (one) => {
  const { shows, signedIn, isSent } = one
  const accounts: (string | undefined)[] = []
  showAccount(shows)
  answer = ({ line, token, account }, response) => {
    if (line.startsWith('GET'))
      return void response
        .setHeader('x-csrf-token', 'second')
        .end(signedIn === undefined ? '{"user":null}' : user(signedIn))
    accounts.push(account)
    if (token === 'second') response.end('{"message":"ok"}')
    else foreign(response)
  }
  const { reply, failure } = await run(logout)
  expect(reply ?? failure).toMatchObject(
    isSent ? { message: 'ok' } : { status: 409, reason: 'AccountChanged' },
  )
  expect(accounts).toEqual(isSent ? [shows, shows] : [shows])
  expect(hasAccountChanged()).toBe(!isSent)
  noteAccountChange(false)
})

it('knows from a refusal that the account has changed', async () => {
  answer = (_, response) =>
    void response.writeHead(409).end('{"_tag":"AccountChanged","data":{"message":"Άλλος λογαριασμός"}}')
  expect((await run(logout)).failure).toMatchObject({
    data: { message: 'Άλλος λογαριασμός' },
  })
  expect([asked.length, hasAccountChanged()]).toEqual([1, true])
  noteAccountChange(false)
})

/** Answers a change may get, and those after which it may have been done. */
const ends: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['a line that breaks', (response) => response.destroy()],
  ['a gateway without a server', (response) => void response.writeHead(502).end()],
  ['a page instead of JSON', (response) => void response.end('<html></html>')],
]

it.each(ends)('is not repeated after %s: it may have been done', async (_, end) => {
  answer = (__, response) => end(response)
  expect((await run(logout)).failure).toBeDefined()
  expect(asked).toHaveLength(1)
})
