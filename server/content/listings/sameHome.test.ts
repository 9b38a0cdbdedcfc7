import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiOver, type TestApi } from '#server/http/api/testing/openApi.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { hiddenListings, markerListing, writeFixture } from './testing/fixture.ts'

/** Advertised again by Eleni, and by the constructor, with a little less or more. The agency advertises 12 too. */
const [first, again, third] = [2, 13, 25] as const

/** Makes two listings ads of the first one's home. */
const advertiseAgain = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.forEach(
    [
      { id: again, advertiser: 2, price: 3000, surface: 0 },
      { id: third, advertiser: 3, price: -2000, surface: 2 },
    ],
    ({ id, advertiser, price, surface }) => sql`UPDATE listings SET
        advertiser_id = ${advertiser}, price = one.price + ${price}, surface = one.surface + ${surface},
        shown_latitude = one.shown_latitude, shown_longitude = one.shown_longitude,
        shown_radius = one.shown_radius, map_display = one.map_display, contract = one.contract,
        category = one.category, typology = one.typology, bedrooms = one.bedrooms, floor = one.floor,
        energy_class = one.energy_class, region_id = one.region_id, province_id = one.province_id,
        municipality_id = one.municipality_id, zone_id = one.zone_id, island_id = one.island_id
      FROM listings AS one WHERE one.id = ${first} AND listings.id = ${id}`,
  ).pipe(Effect.andThen(sql`UPDATE listings SET advertiser_id = 1 WHERE id = ${first}`)),
)

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('a home that three advertise', () => {
    let database: TestDatabase
    let api: TestApi
    const scope = Scope.makeUnsafe()
    beforeAll(async () => {
      database = await engine.open()
      await database.run(Effect.andThen(writeFixture, advertiseAgain))
      api = await database.run(Effect.provideService(openApiOver({}), Scope.Scope, scope))
    })
    afterAll(async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
    })

    const sameHome = (id: number) => api.client.listings.sameHome({ params: { id }, query: {} })
    const list = (query: Parameters<TestApi['client']['search']['list']>[0]['query']) =>
      Effect.runPromise(api.client.search.list({ query }))

    it('is told on the page of each of them', async () => {
      for (const id of [first, again, third]) {
        const others = await Effect.runPromise(sameHome(id))
        expect(others.map((other) => other.id)).toEqual([first, again, third].filter((one) => one !== id))
      }
      expect(await Effect.runPromise(sameHome(markerListing))).toEqual([])
    })

    it('is told of nothing that the public may not see', async () => {
      expect((await Effect.runPromise(Effect.flip(sameHome(hiddenListings.sold))))._tag).toBe(
        'ListingWithdrawn',
      )
      expect((await Effect.runPromise(Effect.flip(sameHome(hiddenListings.secret))))._tag).toBe(
        'ListingNotFound',
      )
    })

    it('counts once in a list, and each of its ads says what the others ask', async () => {
      const { total, homes, others, listings } = await list({ idCategoria: '3' })
      expect(homes).toBe(total - 2)
      expect(listings.filter(({ id }) => [first, again, third].includes(id as 2))).toHaveLength(3)
      const { price, surface } = listings.find(({ id }) => id === first) ?? { price: null, surface: null }
      expect(others.find(({ id }) => id === first)).toEqual({
        id: first,
        count: 2,
        price: { least: (price ?? 0) - 2000, most: (price ?? 0) + 3000 },
        surface: { least: surface, most: (surface ?? 0) + 2 },
      })
      expect(others.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([first, again, third])
      // Of two that match one is said to be of as many homes as there are.
      const dear = await list({ idCategoria: '3', prezzoMinimo: String((price ?? 0) + 1) })
      expect(dear.homes).toBe(dear.total)
    })
  })
})
