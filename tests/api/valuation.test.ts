/** Estimates over the demonstration, on both databases: the reply, the refusals, and how far off they are. */
import { Effect, Exit, Scope } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backtest, Estimated, Valued } from '#domain/api/valuation/Valuation.ts'
import { keepModels } from '#server/features/valuation/keepModels.ts'
import { Places } from '#server/content/geography/Places.ts'
import { openApiOver, type TestApi } from '#server/http/api/testing/openApi.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { seedDemo } from '#demo/seed/seedDemo.ts'
import { covers } from '../covers.ts'

const stock = { listings: 12_000, seed: 1, now: new Date() }
const keep = Effect.provide(keepModels, Places.layer)

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('estimates', () => {
    let database: TestDatabase
    let api: TestApi
    const scope = Scope.makeUnsafe()
    beforeAll(async () => {
      database = await engine.open()
      await database.run(seedDemo(stock))
      await database.run(keep)
      api = await database.run(Effect.provideService(openApiOver({}), Scope.Scope, scope))
    }, 240_000)
    afterAll(async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
    })

    const value = async (query: string): Promise<Valued> =>
      JSON.parse((await api.ask(`/api-next/valuation/?lang=en&${query}`)).text) as Valued
    const estimated = async (query: string): Promise<Estimated> => {
      const valued = await value(query)
      if (valued.refused !== null) throw new Error(`Refused: ${valued.refused}`)
      return valued
    }
    const flat = 'localita=athina&superficie=95&anno=1978&piano=30&ascensore=1&stato=2'

    it(
      'are made of homes alike, whose weights are one, and add up from the first line to the last',
      covers('slugs/valutazione-immobiliare'),
      async () => {
        const one = await estimated(flat)
        expect(one.place.name).toBe('Athens')
        expect(one.min).toBeLessThan(one.mean)
        expect(one.mean).toBeLessThan(one.max)
        expect(one.comparables.length).toBeGreaterThanOrEqual(5)
        expect(one.comparables.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 1)
        for (const { card } of one.comparables) {
          expect(card.contract).toBe('sale')
          expect(Math.abs((card.surface ?? 0) - 95)).toBeLessThanOrEqual(95 / 4)
        }
        const sum = one.factors.reduce((total, { effect }) => total + effect, one.start)
        expect(Math.abs(sum - one.mean)).toBeLessThanOrEqual(one.factors.length)
        expect(one.factors.find(({ name }) => name === 'age')?.basis).toBe('data')
        expect(one.factors.find(({ name }) => name === 'energy')).toMatchObject({
          basis: 'assumption',
          effect: 0,
        })
        expect(one.tested?.figures).not.toBeNull()
      },
    )

    it('leave out what is dropped', async () => {
      const before = await estimated(flat)
      const [first] = before.comparables
      const after = await estimated(`${flat}&senza=${first?.id}`)
      expect(after.comparables.map(({ id }) => id)).not.toContain(first?.id)
      expect(after.dropped).toEqual([first?.id])
    })

    it('follow the facts: a home to renovate asks less, one of a new building more', async () => {
      const [poor, good] = await Promise.all([
        estimated('localita=athina&superficie=95&anno=1978&stato=3'),
        estimated('localita=athina&superficie=95&anno=2018&stato=1'),
      ])
      expect(poor.mean).toBeLessThan(good.mean)
    })

    it.each([
      ['no area', 'localita=athina&superficie=0', 'surface'],
      ['100,000 m²', 'localita=athina&superficie=100000', 'surface'],
      ['a year to come', 'localita=athina&superficie=95&anno=2099', 'year'],
      ['a point at sea', 'lat=36.5&lng=24.2&superficie=95', 'place'],
      ['a point abroad', 'lat=48.85&lng=2.35&superficie=95', 'place'],
      ['a name that no place has', 'localita=xqzwv&superficie=95', 'place'],
      ['no place', 'superficie=95', 'place'],
      ['a place without homes alike', 'localita=gavdos&superficie=1900', 'fewComparables'],
    ])('are refused with the reason: %s', async (_, query, refused) => {
      expect(await value(query)).toMatchObject({ refused })
    })

    it('are within 12 % of what homes ask for half of them, and their band holds eight in ten', async () => {
      const { places, computedOn } = JSON.parse(
        (await api.ask('/api-next/valuation/backtest/')).text,
      ) as Backtest
      expect(computedOn).not.toBeNull()
      const sales = places.filter(
        ({ place, contract, kind }) => place.level === 'country' && contract === 'sale' && kind !== 'villas',
      )
      expect(sales).toHaveLength(2)
      for (const { figures, n } of sales) {
        expect(n).toBeGreaterThan(500)
        expect(figures?.median).toBeLessThanOrEqual(0.12)
        expect(figures?.coverage).toBeGreaterThanOrEqual(0.75)
        expect(figures?.coverage).toBeLessThanOrEqual(0.85)
        expect(Math.abs(figures?.bias ?? 1)).toBeLessThan(0.03)
      }
      expect(places.some(({ place, figures }) => place.level === 'city' && figures !== null)).toBe(true)
    })

    it('are computed once a day', async () => expect(await database.run(keep)).toBe(0))

    it('have their figures as a file', async () => {
      const { status, text } = await api.ask('/en/valutazione-immobiliare/methodos/?format=csv')
      expect(status).toBe(200)
      expect(text).toContain('level,id,place,kind,contract,n,refused,median')
      expect(text).toContain('country,300,Greece,flats,sale,')
    })
  })
})
