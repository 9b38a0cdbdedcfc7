import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthlyExtras } from '#domain/costs/monthlyCost.ts'
import { inclusions } from '#domain/listing/vocabularies/legal.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { extrasOf } from '#server/content/listings/cardOf.ts'
import type { CardRow } from '#server/content/listings/listingRow.ts'
import { writeFixture } from '#server/content/listings/testing/fixture.ts'
import { loadColumns } from './loadColumns.ts'

/** Facts of every kind that the sum depends on, each stated now and then. */
const state = `UPDATE listings SET
  common_charges = CASE WHEN id % 3 = 0 THEN NULL ELSE id % 90 END,
  included_mask = CASE WHEN id % 8 = 3 THEN ${1 << inclusions.idOf('commonCharges')} WHEN id % 8 = 7 THEN 4 END,
  zone_price = CASE WHEN id % 5 = 0 THEN NULL ELSE 400 + id * 37 END,
  zone_price_day = CASE WHEN id % 7 = 0 THEN NULL WHEN id % 11 = 0 THEN date '2021-06-01' ELSE date '2024-05-01' END,
  built_year = CASE WHEN id % 9 = 0 THEN NULL ELSE 1915 + id % 110 END,
  floor = CASE WHEN id % 4 = 0 THEN NULL ELSE floor END,
  surface = CASE WHEN id % 13 = 0 THEN 501 ELSE surface END`

const stated = `SELECT id, contract, category, surface, floor, built_year AS "builtYear", common_charges AS "charges",
  included_mask AS "includedMask", zone_price AS "zonePrice", zone_price_day::text AS "zoneDay" FROM listings`

type Stated = Parameters<typeof extrasOf>[0] & Pick<CardRow, 'id'>

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('what is paid a month beside the price or rent', () => {
    let database: TestDatabase

    beforeAll(async () => {
      database = await engine.open()
      await database.run(writeFixture)
      await database.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe(state)))
    })

    afterAll(() => database.close())

    it('is for search to the cent what a card says', async () => {
      const columns = await database.run(loadColumns())
      const rows = await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<Stated>(stated)),
      )
      const byId = new Map(rows.map((row) => [row.id, extrasOf(row)]))
      const said = Array.from(columns.id, (id) => byId.get(id) ?? {})
      expect(Array.from(columns.monthlyExtras)).toEqual(said.map(monthlyExtras))
      expect(columns.monthlyExtras).not.toContain(NOT_STATED)
      // Each kind is among them.
      expect(said.filter(({ enfia }) => enfia !== undefined).length).toBeGreaterThan(20)
      expect(said.filter(({ enfia }) => enfia === undefined).length).toBeGreaterThan(20)
      expect(said.filter(({ commonCharges }) => commonCharges === 0).length).toBeGreaterThan(5)
    })
  })
})
