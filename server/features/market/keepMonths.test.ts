import { Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { keepMonths } from './keepMonths.ts'
import { type Figures, figuresOf } from './testing/oracle.ts'
import { clockAt, now, writeStock } from './testing/stock.ts'

type Row = Figures & { readonly key: string }

const columns = `n, fenced, q1, median, q3, low, high, new, gone, cuts, days, earlier, stratified, stratified_error,
  repeats, repeated, repeated_error`

/** To nine decimals: sums in another order differ in their last digits. */
const rounded = (figures: object) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, value === null ? null : Number(value).toFixed(9)]),
  )

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('months of the market', () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await engine.open()
      await database.run(writeStock)
    })
    afterAll(() => database.close())

    const keepAt = (at: Date) => database.run(Effect.provideService(keepMonths, Clock.Clock, clockAt(at)))
    const rows = (month: string) =>
      database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) =>
          sql.unsafe<Row>(
            `SELECT level || ' ' || place_id || ' ' || kind || ' ' || contract AS key, ${columns}
             FROM market_months WHERE month = $1::date`,
            [`${month}-01`],
          ),
        ),
      )

    it('are computed once each, by one process of several', async () => {
      const computed = await Promise.all([keepAt(now), keepAt(now), keepAt(now)])
      expect(computed.reduce((sum, count) => sum + count, 0)).toBe(24)
      expect(await keepAt(now)).toBe(0)
    })

    it.each(['2026-11', '2026-10', '2026-03', '2025-11', '2025-01'])(
      'of %s are those of another computation, in every number',
      async (month) => {
        const expected = figuresOf(month)
        const found = await rows(month)
        expect(found.map(({ key }) => key).toSorted()).toEqual([...expected.keys()].toSorted())
        for (const { key, ...figures } of found)
          expect(rounded(figures), key).toEqual(rounded(expected.get(key) ?? {}))
      },
    )

    it('stay as they are once over; the present one is computed again on the next day', async () => {
      const before = await rows('2026-10')
      await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`DELETE FROM listings WHERE id % 2 = 0`),
      )
      expect(await keepAt(new Date('2026-11-27T21:59:00Z'))).toBe(0)
      // Greek midnight.
      expect(await keepAt(new Date('2026-11-27T22:00:00Z'))).toBe(1)
      expect(await rows('2026-10')).toEqual(before)
      expect((await rows('2026-11')).find(({ key }) => key === '1 300 1 1')?.n).toBeLessThan(
        figuresOf('2026-11').get('1 300 1 1')?.n ?? 0,
      )
    })

    it('become final when they are over', async () => {
      expect(await keepAt(new Date('2026-12-01T05:00:00Z'))).toBe(2)
      expect(await keepAt(new Date('2026-12-02T05:00:00Z'))).toBe(1)
    })
  })
})
