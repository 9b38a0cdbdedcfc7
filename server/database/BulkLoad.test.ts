import { Effect, Exit, Redacted } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { BulkCopy } from './BulkCopy.ts'
import { restoreAfterDeadLoad, restoreAfterLoad } from './BulkLoad.ts'
import { copyRow } from './CopyText.ts'
import { Database, type DatabaseContext } from './Database.ts'
import { bothEngines, type TestDatabase } from './testing/engines.ts'
import { dropDatabase, makeDatabase, postgresMissing } from './testing/postgres.ts'

const TABLES = ['listings', 'listing_texts', 'price_events']

const parts = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.map(
    sql<{ name: string }>`SELECT conname::text AS name FROM pg_constraint WHERE contype = 'f'
      UNION ALL SELECT indexname::text FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT tgname::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
    (rows) => rows.map(({ name }) => name),
  ),
)

const loadEvents = (listing: number) =>
  Effect.flatMap(BulkCopy, ({ copyIn }) =>
    copyIn('price_events', ['listing_id', 'at', 'price', 'kind'], [copyRow([listing, new Date(0), 1, 1])]),
  )

describe.each(bothEngines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('loads', () => {
    let database: TestDatabase
    let before: ReadonlyArray<string>

    beforeAll(async () => {
      database = await engine.open()
      before = await database.run(parts)
    })

    afterAll(() => database.close())

    it('without keys and indexes, and brings them back', async () => {
      const during = await database.run(Effect.flatMap(Database, ({ loading }) => loading(TABLES, parts)))
      expect(before).toEqual(expect.arrayContaining(['listings_alike', 'price_events_listing_id_fkey']))
      expect(during).not.toContain('listings_alike')
      expect(during).not.toContain('price_events_listing_id_fkey')
      expect(during).not.toContain('listings_insert_noted')
      expect(during).toContain('listings_pkey')
      expect(await database.run(parts)).toEqual(before)
    })

    it('brings them back when the load fails', async () => {
      const exit = await database.run(
        Effect.flatMap(Database, ({ loading }) => Effect.exit(loading(TABLES, Effect.fail('broken')))),
      )
      expect(exit).toEqual(Exit.fail('broken'))
      expect(await database.run(parts)).toEqual(before)
    })

    it('says so when what was loaded breaks a key, and mends it after the next load', async () => {
      const load = Effect.flatMap(Database, ({ loading }) => loading(TABLES, loadEvents(1)))
      const error = await database.run(Effect.flip(load))
      expect(error._tag === 'SqlError' && error.reason._tag).toBe('ConstraintError')
      await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) =>
          Effect.andThen(sql`DELETE FROM price_events`, restoreAfterLoad(sql)),
        ),
      )
      expect(await database.run(parts)).toEqual(before)
    })

    it('are made good at a start when they died', async () => {
      await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) =>
          Effect.gen(function* () {
            const [row] = yield* sql<{ definition: string }>`
              SELECT pg_get_indexdef('listings_alike'::regclass) AS definition`
            const left = [{ name: 'listings_alike', table: 'listings', definition: row?.definition }]
            yield* sql`INSERT INTO settings (key, value) VALUES ('bulk_load', ${JSON.stringify(left)})`
            yield* sql`DROP INDEX listings_alike`
            yield* restoreAfterDeadLoad(sql)
          }),
        ),
      )
      expect(await database.run(parts)).toEqual(before)
    })
  })
})

describe.skipIf(postgresMissing() !== undefined)('a process that starts', () => {
  /** As another process would open it. */
  const elsewhere = <A, E>(url: string, effect: Effect.Effect<A, E, DatabaseContext>) =>
    Effect.runPromise(Effect.provide(effect, Database.layerServer(Redacted.make(url))))

  it('leaves alone what another one loads, and another load waits', async () => {
    const url = await makeDatabase(inject('sharedPostgres') ?? '')
    const before = await elsewhere(url, parts)
    const during: (readonly string[])[] = []
    const order: string[] = []
    const load = (name: string, effect: Effect.Effect<unknown>) =>
      Effect.flatMap(Database, ({ loading }) =>
        loading(
          TABLES,
          Effect.andThen(
            effect,
            Effect.sync(() => order.push(name)),
          ),
        ),
      )
    let second: Promise<unknown> = Promise.resolve()
    await elsewhere(
      url,
      load(
        'first',
        Effect.gen(function* () {
          during.push(yield* Effect.promise(() => elsewhere(url, parts)))
          second = elsewhere(url, load('second', Effect.void))
          yield* Effect.sleep(300)
        }),
      ),
    )
    await second
    expect(during[0]).not.toContain('listings_alike')
    expect(during[0]).not.toContain('listings_insert_noted')
    expect(order).toEqual(['first', 'second'])
    expect(await elsewhere(url, parts)).toEqual(before)
    await dropDatabase(url)
  })
})
