import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { run } from './request.ts'
import { sendForm, sendJson } from './send.ts'
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

const ok = (_: Asked, response: ServerResponse) => void response.end('{"message":"ok"}')
const foreign = (response: ServerResponse) =>
  void response.writeHead(403).end('{"_tag":"ForeignRequest","data":{"message":"Ξένο αίτημα"}}')

it('sends a form url-encoded, with the page’s token and its language; lists field by field', async () => {
  answer = ok
  const fields = { email: 'maria+1@example.gr', marketing: ['newsletter', 'comunicazioni'] }
  expect(await run(sendForm('/form/', fields, { language: 'en', method: 'PUT' }))).toEqual({ message: 'ok' })
  expect(asked).toEqual([
    {
      line: 'PUT /form/?lang=en',
      token: 'first',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      body: 'email=maria%2B1%40example.gr&marketing=newsletter&marketing=comunicazioni',
      account: 'none',
    },
  ])
})

it('sends JSON', async () => {
  answer = ok
  await run(sendJson('/json/', { email: 'a@b.gr' }, { language: 'el' }))
  expect(asked[0]).toMatchObject({ type: 'application/json', body: '{"email":"a@b.gr"}' })
})

it('renews a token that is refused, and asks once more with the new one', async () => {
  answer = ({ line, token }, response) => {
    if (line.startsWith('GET')) response.setHeader('x-csrf-token', 'second').end('{"user":null}')
    else if (token === 'second') response.end('{"message":"ok"}')
    else foreign(response)
  }
  expect(await run(sendForm('/form/', {}, { language: 'el' }))).toEqual({ message: 'ok' })
  expect(asked.map(({ line, token }) => `${line} ${token}`)).toEqual([
    'POST /form/?lang=el first',
    'GET /api-next/auth/user/info/ undefined',
    'POST /form/?lang=el second',
  ])
  expect(meta.content).toBe('second')
})

it('takes the token that a reply brings', async () => {
  answer = (_, response) => void response.setHeader('x-csrf-token', 'of the session').end('{"message":"ok"}')
  await run(sendForm('/form/', {}, { language: 'el' }))
  await run(sendForm('/form/', {}, { language: 'el' }))
  expect(asked.map(({ token }) => token)).toEqual(['first', 'of the session'])
})

it('asks no third time', async () => {
  answer = ({ line }, response) =>
    line.startsWith('GET') ? void response.end('{"user":null}') : foreign(response)
  await expect(run(sendForm('/form/', {}, { language: 'el' }))).rejects.toMatchObject({
    status: 403,
    reason: 'ForeignRequest',
  })
  expect(asked).toHaveLength(3)
})

it('takes no other refusal for an old token', async () => {
  answer = (_, response) =>
    void response.writeHead(403).end('{"_tag":"FreshSignInRequired","data":{"message":"Ξανά"}}')
  await expect(run(sendForm('/form/', {}, { language: 'el' }))).rejects.toMatchObject({
    reason: 'FreshSignInRequired',
    data: { message: 'Ξανά' },
  })
  expect(asked).toHaveLength(1)
})

it('keeps what is wrong with which field, and nothing that is not of the contract', async () => {
  const errors = {
    email: { message: 'email_field_validation_msg' },
    password: { message: 'userclass_passwd_length_validation_msg', parameter: 6 },
    odd: 'text',
    other: { message: 1 },
  }
  answer = (_, response) =>
    void response
      .writeHead(422)
      .end(JSON.stringify({ _tag: 'FieldsInvalid', data: { message: 'Λάθος', errors } }))
  await expect(run(sendForm('/form/', {}, { language: 'el' }))).rejects.toMatchObject({
    data: { message: 'Λάθος', errors: { email: errors.email, password: errors.password } },
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
  const reply = await run(sendForm('/form/', {}, { language: 'el' })).catch((error: unknown) => error)
  expect(reply).toMatchObject(isSent ? { message: 'ok' } : { status: 409, reason: 'AccountChanged' })
  expect(accounts).toEqual(isSent ? [shows, shows] : [shows])
  expect(hasAccountChanged()).toBe(!isSent)
  noteAccountChange(false)
})

it('knows from a refusal that the account has changed', async () => {
  answer = (_, response) =>
    void response.writeHead(409).end('{"_tag":"AccountChanged","data":{"message":"Άλλος λογαριασμός"}}')
  await expect(run(sendForm('/form/', {}, { language: 'el' }))).rejects.toMatchObject({
    data: { message: 'Άλλος λογαριασμός' },
  })
  expect([asked.length, hasAccountChanged()]).toEqual([1, true])
  noteAccountChange(false)
})
