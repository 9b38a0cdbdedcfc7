import { Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database } from '#server/database/Database.ts'
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

/** Without the limit for a statement of a page. */
const inBulk = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.flatMap(Database, ({ bulk }) => bulk(work))

const oneAd = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.andThen(
    sql`INSERT INTO advertisers (id, type) VALUES (1, 'private')`,
    sql`INSERT INTO listings (id, advertiser_id, created_at, modified_at, confirmed_at, kind, contract, category, typology,
      status, tier, publisher_role) SELECT 1, 1, day, day, day, 1, 1, 1, 1, 1, 0, 1 FROM (SELECT '2025-01-05'::date) AS made (day)`,
  ),
)

/** Keeps the job waiting for so long. */
const lockMonths = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  sql.withTransaction(Effect.andThen(sql`LOCK TABLE market_months`, Effect.sleep('1 second'))),
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

    it('are due again where a run failed', async () => {
      const failing = await engine.open()
      const ask = (statement: string) =>
        failing.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.unsafe<{ runs: number }>(statement)))
      const keep = Effect.provideService(keepMonths, Clock.Clock, clockAt(new Date('2025-01-15T09:00:00Z')))
      await failing.run(oneAd)
      // The last statement of a run.
      await ask('ALTER TABLE market_runs ADD CONSTRAINT none CHECK (is_final)')
      await expect(failing.run(keep)).rejects.toThrow('Query failed')
      expect(await ask('SELECT count(*)::int AS runs FROM market_runs')).toEqual([{ runs: 0 }])
      await ask('ALTER TABLE market_runs DROP CONSTRAINT none')
      expect(await failing.run(keep)).toBe(1)
      await failing.close()
    })

    it('may take longer than a statement of a page', async () => {
      const limited = await engine.open({ statementLimit: '200 millis' })
      const early = Effect.provideService(keepMonths, Clock.Clock, clockAt(new Date('2025-01-15T09:00:00Z')))
      await limited.run(inBulk(oneAd))
      const [, computed] = await limited.run(
        Effect.all([inBulk(lockMonths), Effect.delay(early, '300 millis')], { concurrency: 2 }),
      )
      expect(computed).toBe(1)
      await limited.close()
    })

    it('become final when they are over', async () => {
      expect(await keepAt(new Date('2026-12-01T05:00:00Z'))).toBe(2)
      expect(await keepAt(new Date('2026-12-02T05:00:00Z'))).toBe(1)
    })
  })
})
