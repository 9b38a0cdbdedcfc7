import { Effect, Option } from 'effect'
import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushWorkerPath } from '#domain/alerts/push.ts'
import { defaultFlags } from '#domain/flags.ts'
import { engines } from '#server/database/testing/engines.ts'
import { openContact, type Person, type TestContact } from '#server/features/contact/testing/openContact.ts'
import { flat } from '#server/features/listings/write/testing/flat.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { MayReach } from '#server/platform/outside/publicAddress.ts'
import { openPush } from '#server/platform/push/testing/openPush.ts'
import { expandAlerts } from '../expandAlerts.ts'
import { sendPushes } from './sendPushes.ts'

const newKeys = () => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}
const newPair = () => {
  const pair = newKeys()
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
const browserKeys = () => ({ p256dh: newPair().publicKey, auth: randomBytes(16).toString('base64url') })
const settings = {
  flags: { ...defaultFlags, webPush: true },
  push: Option.some(newPair()),
}

/** A push service on loopback: what it got, and what it answers. */
let service: Server
let answer = 201
const got: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = []

let portal: TestContact
let reader: Person
const [engine] = engines
if (engine === undefined) throw new Error('no engine')

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      got.push({ headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(answer).end()
    })
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  portal = await openContact(engine, settings)
  reader = await portal.person()
  await portal.run(expandAlerts)
})
afterAll(async () => {
  await portal.close()
  service.close()
})

const endpoint = (name: string) => `http://127.0.0.1:${(service.address() as AddressInfo).port}/${name}`
const push = () => portal.run(Effect.provideService(sendPushes, MayReach, () => true))
const keep = (who: Person, url = 'https://push.example/1') =>
  who.browser.json('/api-next/push/', { endpoint: url, ...browserKeys() }, { method: 'PUT' })
const rows = (table: 'push_subscriptions' | 'push_messages') =>
  portal.sql((sql) => sql.unsafe(`SELECT * FROM ${table}`))

it('keeps browsers of an account, ten at most, each with who asked last in it', async () => {
  expect((await keep(reader)).at('isKept')).toBe(true)
  expect((await keep(reader)).at('isKept')).toBe(true)
  const other = await portal.person()
  await keep(other)
  expect(await rows('push_subscriptions')).toMatchObject([{ account_id: other.id }])
  for (let n = 0; n < 12; n++) await keep(reader, `https://push.example/many/${n}`)
  expect(await rows('push_subscriptions')).toHaveLength(11)
  expect((await keep(reader, 'http://push.example/plain')).status).toBe(400)
  const forgotten = await reader.browser.json('/api-next/push/forget/', {
    endpoint: 'https://push.example/1',
  })
  expect(forgotten.at('isForgotten')).toBe(false)
  await portal.sql((sql) => sql`DELETE FROM push_subscriptions`)
})

it('pushes an alert that its browser alone can read, once, and forgets a browser that is gone', async () => {
  const [keys, auth] = [newKeys(), randomBytes(16)]
  await portal.sql(
    (sql) => sql`INSERT INTO push_subscriptions (account_id, endpoint, p256dh, auth, created_at)
      VALUES (${reader.id}, ${endpoint('reader')}, ${keys.getPublicKey('base64url')},
        ${auth.toString('base64url')}, now())`,
  )
  await reader.browser.json('/api-next/saved-searches/', {
    url: '/pwlhsh-katoikies/?prezzoMassimo=260000',
    channels: ['push'],
  })
  const owner = (await portal.person()).browser
  await owner.json('/api-next/listings/', flat)
  await portal.run(expandAlerts)
  expect(await rows('push_messages')).toHaveLength(1)
  answer = 503
  await push()
  expect([got.length, (await rows('push_messages')).length]).toEqual([1, 1])
  answer = 201
  await portal.sql((sql) => sql`UPDATE push_messages SET due_at = now() - interval '1 second'`)
  await push()
  await push()
  expect(got).toHaveLength(2)
  expect(await rows('push_messages')).toHaveLength(0)
  expect(got[1]?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    authorization: expect.stringMatching(/^vapid t=/),
  })
  const body = got[1]?.body ?? Buffer.alloc(0)
  expect(body.length).toBeLessThan(4096)
  expect(JSON.parse(openPush(body, keys, auth))).toMatchObject({
    title: expect.stringContaining('260.000'),
    body: expect.stringContaining('ένα ακίνητο'),
    url: expect.stringContaining('prezzoMassimo=260000'),
    lang: 'el',
  })
  expect(() => openPush(body, newKeys(), auth)).toThrow('auth')

  answer = 410
  await owner.json('/api-next/listings/', { ...flat, price: 200_000 })
  await portal.run(expandAlerts)
  await push()
  expect(await rows('push_subscriptions')).toHaveLength(0)
})

describe('pushing to a browser ends', () => {
  const here = async (who: Person) => (await who.browser.ask('/api-next/saved-searches/')).at('isPushedHere')
  const begin = async () => {
    const who = await portal.person()
    expect(await here(who)).toBe(false)
    await keep(who)
    expect(await here(who)).toBe(true)
    return who
  }

  it('when its user signs out', async () => {
    const { browser } = await begin()
    expect((await browser.form('/api-next/user/logout/', {})).status).toBe(200)
    expect(await rows('push_subscriptions')).toHaveLength(0)
  })

  it('when its session is ended from another device', async () => {
    const { id } = await begin()
    // As the other device does it.
    await portal.run(Effect.flatMap(Sessions, ({ endAll }) => endAll(id)))
    expect(await rows('push_subscriptions')).toHaveLength(0)
  })

  it('when another account signs in in it', async () => {
    const { browser } = await begin()
    const previous = browser.cookies.get('__Host-estia_session')
    const { id: accountId } = await portal.person()
    await portal.run(
      Effect.flatMap(Sessions, ({ open }) => open({ accountId, method: 'email', device: '', previous })),
    )
    expect(await rows('push_subscriptions')).toHaveLength(0)
  })

  it('with its account', async () => {
    const { browser, email } = await begin()
    expect((await browser.form('/api-next/user/delete/', { email })).status).toBe(200)
    expect(await rows('push_subscriptions')).toHaveLength(0)
  })
})

it('has a worker of its own, for the addresses of alerts alone', async () => {
  const reply = await portal.stranger().ask(pushWorkerPath)
  expect(reply.headers.get('content-type')).toContain('text/javascript')
  expect(reply.text).toContain("addEventListener('push'")
})

it('pushes nothing while its flag is off', async () => {
  const silent = await openContact(engine, { push: settings.push })
  const reply = await (await silent.person()).browser.json(
    '/api-next/push/',
    { endpoint: 'https://push.example/1', ...browserKeys() },
    { method: 'PUT' },
  )
  await silent.close()
  expect(reply.at('isKept')).toBe(false)
})
