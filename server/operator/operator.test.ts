/** What the operator asks, over the socket of a portal that has the embedded database, and without one. */
import { Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database } from '#server/database/Database.ts'
import { checkSnapshot } from '#server/database/snapshot/restoreSnapshot.ts'
import { migratedCluster } from '#server/database/testing/clusters.ts'
import { openLayer, temporaryFolder, type TestDatabase } from '#server/database/testing/engines.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { operatorCalls } from './operatorCalls.ts'
import { answerOperator, askPortal } from './operatorSocket.ts'

let folder: string
let data: string
let database: TestDatabase
beforeAll(async () => {
  folder = temporaryFolder()
  data = join(folder, 'data')
  database = openLayer(Database.layerFolder(data, { template: await migratedCluster() }))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

/** While the portal answers. */
const answered = <A, E>(work: Effect.Effect<A, E>): Promise<A> =>
  database.run(
    Effect.scoped(Effect.andThen(answerOperator(data), work)).pipe(
      Effect.provide(Layer.provideMerge(Outbox.layer, Configuration.layerOf({ dataFolder: data }))),
    ),
  )

const write = (statement: string) =>
  database.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement)))

const { snapshot, reports, handleReport, suspend, reinstate } = operatorCalls

describe('the operator', () => {
  it('asks a portal that runs, and hears its refusals in its words', async () => {
    const asked = (to: string) => askPortal(data, snapshot, { folder: join(folder, to) })
    expect(await Effect.runPromise(asked('asked'))).toBeUndefined()
    const [taken, refused] = await answered(
      Effect.all([asked('asked'), Effect.flip(asked('nowhere/at/all'))]),
    )
    expect(taken?.tables).toBeGreaterThan(20)
    expect(refused.message).toContain('there is no')
    await Effect.runPromise(checkSnapshot(join(folder, 'asked')))
    // The socket no longer answers; one left by a killed process counts as none.
    writeFileSync(join(data, 'estia.sock'), '')
    expect(await Effect.runPromise(asked('later'))).toBeUndefined()
  })

  it('reads what was reported, and strikes it off once', async () => {
    await write(
      `INSERT INTO reports (listing_id, reason, text, language, created_at) VALUES (7, 6, 'Ζητούν προκαταβολή.', 'el', now())`,
    )
    const open = askPortal(data, reports, {})
    const found = await answered(open)
    expect(found?.reports).toMatchObject([{ id: 'ad 1', about: 'ad 7: fraud', text: 'Ζητούν προκαταβολή.' }])
    const handled = askPortal(data, handleReport, { id: 'ad 1' })
    expect(await answered(handled)).toEqual({})
    expect(await answered(open)).toEqual({ reports: [] })
    for (const id of ['ad 1', 'ad 99', 'bad', 'ad 1; DROP TABLE reports'])
      expect(await answered(Effect.flip(askPortal(data, handleReport, { id })))).toMatchObject({
        _tag: 'NoSuchReport',
        id,
      })
  })

  it('suspends an account and lets it in again', async () => {
    await write(
      `INSERT INTO accounts (id, email, email_key, verified_at, name, language, privacy_at)
       VALUES (gen_random_uuid(), 'Nefeli@example.gr', 'nefeli@example.gr', now(), 'Νεφέλη', 'el', now())`,
    )
    const email = 'NEFELI@example.gr'
    const suspended = await answered(askPortal(data, suspend, { email, because: 'Απάτη' }))
    expect(suspended).toMatchObject({ email: 'Nefeli@example.gr', because: 'Απάτη' })
    expect(await answered(askPortal(data, reinstate, { email }))).toMatchObject({ since: null })
    const nobody = { email: 'nobody@example.gr', because: '' }
    expect(await answered(Effect.flip(askPortal(data, suspend, nobody)))).toMatchObject({
      _tag: 'NoSuchAccount',
    })
  })
})
