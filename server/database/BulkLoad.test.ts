import { Effect, Exit } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BulkCopy } from './BulkCopy.ts'
import { restoreAfterLoad } from './BulkLoad.ts'
import { copyRow } from './CopyText.ts'
import { Database } from './Database.ts'
import { engines, type TestDatabase } from './testing/engines.ts'

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

describe.each(engines)('$name', (engine) => {
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
      expect(before).toEqual(
        expect.arrayContaining(['listings_municipality_id', 'price_events_listing_id_fkey']),
      )
      expect(during).not.toContain('listings_municipality_id')
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
  })
})
