/** Every number of pages of the price guide, by a plain query over the ads. */
import { Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuideFigure } from '#domain/market/Guide.ts'
import type { TestApi } from '#server/http/api/testing/openApi.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { type PlainFigures, plainSql } from './testing/plainSql.ts'
import { openGuide } from './testing/openGuide.ts'
import { clockAt, now } from './testing/stock.ts'

const page = '/agora-akiniton/'
const months = {
  '2026-11': ['2026-10-31T22:00:00Z', now.toISOString(), '2025-10-31T22:00:00Z', '2025-11-30T22:00:00Z'],
  '2026-07': ['2026-06-30T21:00:00Z', '2026-07-31T21:00:00Z', '2025-06-30T21:00:00Z', '2025-07-31T21:00:00Z'],
} as const
const columns = {
  country: null,
  region: 'region_id',
  province: 'province_id',
  city: 'municipality_id',
  cityZone: 'zone_id',
} as const
const typologies = { flats: [1, 2, 9, 4], houses: [3, 7, 8], villas: [6, 5] } as const
const contractIds = { sale: 1, rent: 2 } as const

const cents = (euro: number) => Math.round(euro * 100) / 100
const share = (logarithm: number) => Math.round(Math.expm1(logarithm) * 1000) / 1000
const change = (logarithm: number, error: number) => ({
  share: share(logarithm),
  low: share(logarithm - 1.6449 * error),
  high: share(logarithm + 1.6449 * error),
})

/** What a page may tell of them: nothing but the number under ten homes, no change under thirty. */
function told(found: PlainFigures) {
  const { n, fenced, quartiles, low, high, earlier, stratified, stratifiedError, repeats } = found
  const [q1 = 0, median = 0, q3 = 0] = quartiles ?? []
  return {
    n,
    fenced,
    level:
      n < 10
        ? null
        : { q1: cents(q1), median: cents(median), q3: cents(q3), low: cents(low), high: cents(high) },
    flow: n < 10 ? null : { new: found.new, gone: found.gone, cuts: found.cuts, days: found.days },
    stratified:
      Math.min(n, earlier) < 30 || stratified === null || stratifiedError === null
        ? null
        : { ...change(stratified, stratifiedError), earlier },
    repeated:
      Math.min(n, repeats) < 30 || found.repeated === null || found.repeatedError === null
        ? null
        : { ...change(found.repeated, found.repeatedError), homes: repeats },
  }
}

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a page of the price guide', () => {
    let database: TestDatabase
    let api: TestApi
    let close: () => Promise<void>
    const clock = clockAt(now)
    beforeAll(async () => {
      ;({ database, api, close } = await openGuide(engine))
      // The months of all its homes are made first.
    }, 180_000)
    afterAll(() => close())

    const plain = async ({ place, kind, contract, month }: GuideFigure) => {
      const column = columns[place.level as keyof typeof columns]
      const spans = months[month as keyof typeof months]
      const [row] = await database.run(
        Effect.flatMap(SqlClient.SqlClient, (sql) =>
          sql.unsafe<PlainFigures>(plainSql(column), [
            ...spans,
            contractIds[contract],
            typologies[kind],
            place.id,
          ]),
        ),
      )
      if (row === undefined) throw new Error('no figures')
      return row
    }

    it.each([
      [page, {}],
      [`${page}athina/`, {}],
      [`${page}athina/2026-07/`, {}],
      [`${page}athina/`, { tipo: 'houses' }],
      [`${page}perifereia-attiki/`, { idContratto: '2' }],
      [`${page}rodos/`, { tipo: 'villas' }],
    ])('tells of %s %o what the ads say', async (path, homes) => {
      const {
        figure,
        children,
        homes: others,
      } = await Effect.runPromise(
        Effect.provideService(
          api.client.market.guide({ query: { path, lang: 'en', ...homes } }),
          Clock.Clock,
          clock,
        ),
      )
      for (const one of [figure, ...children]) {
        // oxlint-disable-next-line no-await-in-loop -- one engine
        const found = told(await plain(one))
        expect(one, one.place.name).toMatchObject(found)
      }
      // oxlint-disable-next-line no-await-in-loop -- one engine
      for (const { kind, contract, n } of others)
        expect((await plain({ ...figure, kind, contract })).n, `${kind} ${contract}`).toBe(n)
    })
  })
})
