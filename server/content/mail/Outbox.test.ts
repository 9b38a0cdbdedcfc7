import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { Mail } from './Mail.ts'
import { Outbox } from './Outbox.ts'

const mail = (to: string): Mail => ({
  kind: 'accountDeleted',
  to,
  language: 'el',
  data: { name: 'Ελένη "Νίκη"' },
})

const rows = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{ recipient: string; message_id: string; name: string }>`
    SELECT recipient, message_id, payload->>'name' AS name FROM outbox ORDER BY id`
})

describe.each(engines)('Outbox on $name', ({ missing, open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    if (missing === undefined) database = await open()
  })
  afterAll(() => database?.close())

  const layer = Outbox.layer.pipe(
    Layer.provide(Configuration.layerOf({ origin: 'https://estia.example:8443' })),
  )

  it.skipIf(missing)('keeps a mail only when the transaction around it is kept', async () => {
    const found = await database.run(
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { put } = yield* Outbox
        const failing = Effect.andThen(put(mail('never@example.gr')), Effect.fail('the form failed'))
        yield* Effect.exit(sql.withTransaction(failing))
        yield* sql.withTransaction(put(mail('a@example.gr')))
        yield* put(mail('b@example.gr'))
        return yield* rows
      }).pipe(Effect.provide(layer)),
    )
    expect(found.map(({ recipient }) => recipient)).toEqual(['a@example.gr', 'b@example.gr'])
    expect(found[0]?.name).toBe('Ελένη "Νίκη"')
    expect(found[0]?.message_id).toMatch(/^<[\w-]{36}@estia\.example>$/)
    expect(found[0]?.message_id).not.toBe(found[1]?.message_id)
  })
})
