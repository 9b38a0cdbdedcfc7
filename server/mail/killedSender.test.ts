import { Effect, Layer, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Database } from '#server/database/Database.ts'
import { openLayer, type TestDatabase } from '#server/database/testing/engines.ts'
import { PostgresServer, postgresMissing } from '#server/database/testing/postgres.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { type SmtpTwin, startSmtp } from '../../tests/twins/smtp.ts'
import { Outbox } from './Outbox.ts'

const KILLS = 5
const MAILS = 120

const program = join(import.meta.dirname, 'testing/sendingProgram.ts')
const people = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.gr`)

const fill = Effect.gen(function* () {
  const { put } = yield* Outbox
  for (let minutes = 0; minutes < MAILS; minutes++) {
    const data = { name: '', link: `https://estia.example/?n=${minutes}`, minutes }
    yield* put({ kind: 'resetPassword', to: people[minutes % people.length] ?? '', language: 'en', data })
  }
}).pipe(Effect.provide(Outbox.layer.pipe(Layer.provide(Configuration.layerOf({})))))

const left = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ n: number }>`SELECT count(*)::int4 AS n FROM outbox WHERE sent_at IS NULL`,
)

describe.skipIf(postgresMissing() !== undefined)('a sender that is killed', () => {
  let server: PostgresServer
  let database: TestDatabase
  let smtp: SmtpTwin
  let url: string
  beforeAll(async () => {
    server = await PostgresServer.start()
    url = await server.database()
    database = openLayer(Database.layerServer(Redacted.make(url)))
    smtp = await startSmtp()
  })
  afterAll(async () => {
    await smtp?.close()
    await database?.close()
    await server?.stop()
  })

  const start = (): ChildProcess => spawn(process.execPath, [program, url, smtp.url], { stdio: 'inherit' })

  /** Lets a sender take some mails, and kills it in the middle of the next. */
  const killOne = async () => {
    const before = smtp.taken.length
    const sender = start()
    await vi.waitUntil(() => smtp.taken.length > before + 3, { timeout: 60_000, interval: 1 })
    await wait(Math.random() * 20)
    sender.kill('SIGKILL')
    await once(sender, 'exit')
  }

  it('loses nothing, repeats what was under way under its Message-ID, and keeps the order', {
    timeout: 180_000,
  }, async () => {
    await database.run(fill)
    for (let kill = 0; kill < KILLS; kill++) await killOne()
    const last = start()
    await vi.waitFor(async () => expect(await database.run(left)).toEqual([{ n: 0 }]), { timeout: 120_000 })
    last.kill('SIGKILL')

    const numbers = smtp.taken.map(({ text }) => Number(/\?n=(\d+)/.exec(text ?? '')?.[1]))
    expect(new Set(numbers).size).toBe(MAILS)
    const ids = new Set(smtp.taken.map(({ messageId }) => messageId))
    expect(ids.size).toBe(MAILS)
    // Four are under way at once.
    expect(smtp.taken.length - MAILS).toBeLessThanOrEqual(KILLS * 4)
    for (const person of people) {
      const own = smtp.taken.flatMap(({ to }, place) =>
        to?.[0]?.address === person ? [numbers[place] ?? -1] : [],
      )
      expect(own).toEqual(own.toSorted((one, other) => one - other))
    }
  })
})
