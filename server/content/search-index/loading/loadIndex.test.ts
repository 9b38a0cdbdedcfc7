import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { writeFixture } from '#server/content/listings/testing/fixture.ts'
import { makeColumnIndexNow } from '#search-engine/store/ColumnIndex.ts'
import { loadColumns } from './loadColumns.ts'
import { loadIndex } from './loadIndex.ts'
import { arraysOfIndex } from '#search-engine/store/indexArrays.ts'

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('an index of the database', () => {
    let database: TestDatabase
    const run = (statement: string) =>
      database.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(statement)))

    beforeAll(async () => {
      database = await engine.open()
      await database.run(writeFixture)
      await run('ANALYZE listings')
    })

    afterAll(() => database.close())

    it.each([
      ['few', 1_000_000],
      ['many', 1],
    ])('is that of the rows it holds, where these are %s', async (_, many) => {
      const made = await database.run(loadIndex({ abroad: true }, many))
      const rows = await database.run(loadColumns(undefined, { abroad: true }))
      expect(made.size).toBeGreaterThan(5)
      expect(arraysOfIndex(made)).toEqual(arraysOfIndex(makeColumnIndexNow(rows)))
    })

    it('fails as a copy does, on whichever thread that was', async () => {
      await run('ALTER TABLE listings RENAME COLUMN lift TO elevator')
      for (const many of [1, 1_000_000]) {
        const failed = await database.run(Effect.flip(loadIndex({}, many)))
        expect(failed).toMatchObject({ _tag: 'CopyFailed', sqlState: '42703' })
      }
      await run('ALTER TABLE listings RENAME COLUMN elevator TO lift')
    })
  })
})
