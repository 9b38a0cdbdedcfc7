import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { greece } from '#domain/geography/greece.ts'
import { courts } from '#domain/listing/vocabularies/courts.ts'
import { auctionStatuses, contracts, kinds } from '#domain/listing/vocabularies/market.ts'
import { quantile } from '#domain/market/priceSpread.ts'
import { openApiWith, type TestApi } from '#server/http/api/testing/openApi.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { nearbyOf } from './nearbyOf.ts'
import {
  areaListing,
  fixtureListings,
  hiddenListings,
  markerListing,
  noMapListing,
} from './testing/fixture.ts'

const withAuctions = openApiWith({ flags: { ...defaultFlags, auctions: true } })

/** Makes a listing one that a court auctions. */
const auction = (id: number) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`UPDATE listings SET contract = ${contracts.idOf('auction')},
      auction_status = ${auctionStatuses.idOf('desert')}, court = ${courts.idOf('patras')} WHERE id = ${id}`,
  )

const project = (id: number) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`UPDATE listings SET kind = ${kinds.idOf('project')} WHERE id = ${id}`,
  )
const unit = (id: number, position: number, name: string) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`INSERT INTO project_units (listing_id, position, name, price, bedrooms, is_available)
      VALUES (${id}, ${position}, ${name}, 100000, 2, true)`,
  )

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('what is known around a listing', () => {
    let database: TestDatabase
    let api: TestApi
    const scope = Scope.makeUnsafe()
    beforeAll(async () => {
      database = await engine.open()
      api = await database.run(Effect.provideService(withAuctions, Scope.Scope, scope))
    })
    afterAll(async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
    })
    const background = (id: number) =>
      Effect.runPromise(api.client.listings.background({ params: { id }, query: {} }))

    it('compares with all others of its kind in its zone, itself left out', async () => {
      const like = fixtureListings.filter(
        (row) =>
          row['zone_id'] === 4501001 &&
          row['contract'] === 1 &&
          row['category'] === 1 &&
          row['typology'] === 1 &&
          row['status'] === 1 &&
          row['price'] !== null &&
          row['id'] !== markerListing,
      )
      const perArea = like
        .map(({ price, surface }) => Number(price) / Number(surface))
        .toSorted((one, other) => one - other)
      const { comparison } = await background(markerListing)
      expect(comparison).toMatchObject({ place: { level: 'cityZone', id: 4501001 }, count: like.length })
      expect(comparison?.median).toBeCloseTo(quantile(perArea, 0.5), 1)
      const drawn = comparison?.steps.reduce((sum, { count }) => sum + count, 0) ?? 0
      expect(drawn + (comparison?.outside ?? 0)).toBe(like.length)
    })

    it('looks farther where the zone has too few, and says nothing where all of it has', async () => {
      const wider = fixtureListings.find(
        (row) => row['typology'] === 8 && row['status'] === 1 && row['zone_id'] === 4501011,
      )
      expect((await background(Number(wider?.['id']))).comparison?.place.level).toMatch(/city/)
      const { comparison } = await background(hiddenListings.secret - 1).catch(() => ({ comparison: null }))
      expect(comparison === null || comparison.count >= 10).toBe(true)
    })

    it('tells what is near a point or an area, and nothing of a hidden place', async () => {
      expect((await background(markerListing)).nearby).toEqual(expect.any(Array))
      expect((await background(areaListing)).nearby).toEqual(expect.any(Array))
      expect((await background(noMapListing)).nearby).toBeNull()
    })

    it('says how an auction stands and before which court, and of any other nothing', async () => {
      expect((await background(markerListing)).auction).toBeNull()
      await database.run(Effect.orDie(auction(101)))
      expect((await background(101)).auction).toEqual({ status: 'desert', court: 'patras' })
    })

    it('lists what a project holds, in its order, and nothing where nothing is listed', async () => {
      const { units } = await background(markerListing)
      expect(units).toBeNull()
      await database.run(Effect.orDie(project(102)))
      expect((await background(102)).units).toEqual([])
      await database.run(Effect.orDie(unit(102, 2, 'A2')))
      await database.run(Effect.orDie(unit(102, 1, 'A1')))
      expect((await background(102)).units).toEqual(
        ['A1', 'A2'].map((name) => ({
          name,
          price: 100_000,
          surface: null,
          bedrooms: 2,
          floor: null,
          isAvailable: true,
        })),
      )
    })

    it.each(Object.entries(hiddenListings))(
      'refuses what is %s as the listing itself does',
      async (_, id) => {
        const [own, listing] = await Promise.all([
          api.ask(`/api-next/listings/${id}/background/`),
          api.ask(`/api-next/listings/${id}/`),
        ])
        expect([own.status, own.text]).toEqual([listing.status, listing.text])
      },
    )
  })
})

describe('near a point', () => {
  const near = (latitude: number, longitude: number) =>
    nearbyOf(greece(), { latitude, longitude }, 'en').map(({ kind, name, metres }) => [kind, name, metres])

  it('in Athens are metro stations, the sea, and Piraeus', () => {
    expect(near(37.9755, 23.735)).toEqual([
      ['metro', 'Syntagma', 50],
      ['metro', expect.any(String), expect.any(Number)],
      ['sea', null, expect.any(Number)],
      ['port', 'Piraeus', expect.any(Number)],
    ])
  })

  it('on an island are the sea and its port', () => {
    expect(near(37.0865, 25.148)).toEqual([
      ['sea', null, expect.any(Number)],
      ['port', 'Paros', 0],
    ])
  })

  it('far inland is nothing', () => expect(near(39.64, 21.62)).toEqual([]))
})
