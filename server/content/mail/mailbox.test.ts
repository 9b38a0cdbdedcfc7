import { Effect, Layer, Option, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openAny, type TestDatabase } from '#server/database/testing/engines.ts'
import { Configuration, type Settings } from '#server/platform/Configuration.ts'
import { mailbox } from './mailbox.ts'
import { MailSending } from './MailSending.ts'
import { Outbox } from './Outbox.ts'

const origin = 'http://127.0.0.1:4999'

const serve = async (database: TestDatabase, settings: Partial<Settings>): Promise<[Server, string]> => {
  const handler = await database.run(Effect.provide(mailbox, Configuration.layerOf(settings)))
  const server = createServer((request, response) => {
    void handler(request, response, () => response.writeHead(404).end('next'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return [server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`]
}

describe('the development mailbox', () => {
  let database: TestDatabase
  let server: Server
  let base: string
  const read = async (path: string) => {
    const reply = await fetch(base + path)
    return { status: reply.status, text: await reply.text() }
  }

  beforeAll(async () => {
    database = await openAny()
    const settings = Configuration.layerOf({ origin })
    await database.run(
      Effect.gen(function* () {
        const { put } = yield* Outbox
        const data = { name: 'Ελένη', link: `${origin}/confirm?token=a&lang=el`, hours: 24 }
        yield* put({ kind: 'confirmEmail', to: '"<b>"@example.gr', language: 'el', data })
        yield* put({ kind: 'accountDeleted', to: 'b@example.gr', language: 'en', data: { name: '' } })
      }).pipe(Effect.provide(Outbox.layer.pipe(Layer.provide(settings)))),
    )
    ;[server, base] = await serve(database, { origin })
  })
  afterAll(async () => {
    server.close()
    await database.close()
  })

  it('lists mails, the latest first, escaped, and in the language asked for', async () => {
    const { status, text } = await read('/demo/mailbox/?lang=en')
    expect(status).toBe(200)
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('<h1>Mailbox</h1>')
    expect(text.indexOf('Your account was deleted')).toBeLessThan(text.indexOf('Επιβεβαιώστε το email σας'))
    expect(text).toContain('&quot;&lt;b&gt;&quot;@example.gr')
    expect((await read('/demo/mailbox/?lang=xx')).text).toContain('Γραμματοκιβώτιο')
  })

  it('shows one with its link, and as a mail program does', async () => {
    const { text } = await read('/demo/mailbox/1/')
    expect(text).toContain(`<a href="${origin}/confirm?token=a&amp;lang=el">`)
    expect(text).not.toContain('<script')
    expect((await read('/demo/mailbox/1/html/')).text).toContain('<html lang="el">')
  })

  it.each(['/demo/mailbox/99/', '/demo/mailbox/x/', '/demo/mailbox/1', '/demo/mailbox/1/../2/x'])(
    'has nothing at %s',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )

  it.each([
    ['where mails are sent', { origin, smtpUrl: Option.some(Redacted.make('smtp://127.0.0.1')) }],
    ['behind a proxy of ours', { origin, trustedProxies: 1 }],
    ['on an open portal', { origin: 'https://estia.example' }],
    ['on a host that only looks like this machine', { origin: 'https://127.0.0.1.estia.example' }],
  ])('does not exist %s', async (_, settings) => {
    const [other, address] = await serve(database, settings)
    expect(await (await fetch(`${address}/demo/mailbox/`)).text()).toBe('next')
    other.close()
  })

  it.each(['/demo/mailbox/', '/demo/mailbox/1/', '/demo/mailbox/1/html/'])(
    'does not show %s to who comes through a proxy or a tunnel',
    async (path) => {
      for (const name of ['x-forwarded-for', 'via', 'cf-ray'])
        expect(await (await fetch(base + path, { headers: { [name]: 'x' } })).text()).toBe('next')
    },
  )

  it('keeps mails readable after they were marked as sent', async () => {
    const marked = Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql<{ sent: number }>`SELECT count(sent_at)::int4 AS sent FROM outbox`,
    )
    const sending = Effect.provide(
      Effect.andThen(Layer.build(MailSending), Effect.never),
      Configuration.layerOf({ origin }),
    )
    const both = vi.waitFor(async () => expect(await database.run(marked)).toEqual([{ sent: 2 }]), {
      timeout: 20_000,
    })
    await database.run(
      Effect.raceFirst(
        Effect.scoped(sending),
        Effect.promise(() => both),
      ),
    )
    expect((await read('/demo/mailbox/')).text.match(/<li>/g)).toHaveLength(2)
  })
})
