import { Effect, Exit, Scope } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackClusters, unpackPins } from '#domain/map/MapMarks.ts'
import { wholeCountry } from '#domain/map/camera.ts'
import { openApi, type TestApi } from '#server/http/api/testing/openApi.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import {
  areaListing,
  canaries,
  fixtureListings,
  noMapListing,
} from '#server/content/listings/testing/fixture.ts'
import { covers } from '../../../../tests/covers.ts'

type Query = Parameters<TestApi['client']['search']['map']>[0]['query']

const forSale = fixtureListings.filter(
  ({ contract, category, status }) => contract === 1 && category === 1 && status === 1,
)
/** Where the fixture's homes are shown. */
const amongThem = { lat: '37.6', lng: '23.6' }

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('the map of a search', () => {
    let database: TestDatabase
    let api: TestApi
    const scope = Scope.makeUnsafe()

    beforeAll(async () => {
      database = await engine.open()
      api = await database.run(Effect.provideService(openApi, Scope.Scope, scope))
    })

    afterAll(async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
    })

    const map = (query: Query) => Effect.runPromise(api.client.search.map({ query }))
    const listTotal = async (query: Query) =>
      (await Effect.runPromise(api.client.search.list({ query }))).total

    it(
      'shows the whole country when nothing says where to look, and every home once',
      covers(
        'constants/map-zoom',
        'constants/map-centre-latitude',
        'constants/map-centre-longitude',
        'constants/results-per-page',
      ),
      async () => {
        const view = await map({})
        const pins = unpackPins(view.pins, view.names)
        const clusters = unpackClusters(view.clusters, view.names)
        expect(view.camera).toEqual(wholeCountry)
        expect(view.total).toBe(forSale.length)
        expect(view.total).toBe(await listTotal({}))
        expect(view.inView).toBe(view.total - view.unplaced)
        expect(pins.length + clusters.reduce((sum, { count }) => sum + count, 0)).toBe(view.inView)
        expect(view.listings).toHaveLength(25)
        const list = await Effect.runPromise(api.client.search.list({ query: {} }))
        expect(list.listings).toHaveLength(25)
      },
    )

    it('tells of each pin what a name needs', async () => {
      const view = await map({ ...amongThem, zoom: '11', lang: 'en', idContratto: '2' })
      const pins = unpackPins(view.pins, view.names)
      expect(pins.find(({ id }) => id === areaListing)).toMatchObject({
        price: 300 + areaListing * 5,
        surface: 30 + (areaListing % 90),
        radius: 300,
        place: 'Thessaloniki',
        isReduced: false,
      })
      expect(pins.filter(({ rank }) => rank === 0)).toHaveLength(1)
      expect(pins.filter(({ radius }) => radius > 0)).toHaveLength(1)
    })

    it('shows nothing of those that no map may show, but says how many they are', async () => {
      const view = await map({ ...amongThem, zoom: '11' })
      expect(view.pins.id).not.toContain(noMapListing)
      expect(view.unplaced).toBe(1)
    })

    it('never says where a home truly lies', async () => {
      for (const zoom of ['7', '10', '13', '17']) {
        const text = JSON.stringify(await map({ ...amongThem, zoom }))
        expect(canaries.filter((canary) => text.includes(canary))).toEqual([])
      }
    })

    it('follows the filters as the list does', async () => {
      const query = { prezzoMassimo: '150000', idComune: '4501' }
      expect((await map(query)).total).toBe(await listTotal(query))
    })

    it('looks at the place searched in, its stations, or what was drawn', async () => {
      const place = await map({ path: '/pwlhsh-katoikies/athina/' })
      expect(place.inView).toBe(place.total - place.unplaced)
      expect(place.camera.zoom).toBeGreaterThan(10)
      const empty = await map({ path: '/enoikio-katoikies/athina/' })
      expect(empty.camera).toMatchObject({ zoom: 12 })
      expect(empty.camera.latitude).toBeCloseTo(37.98, 1)
      const circle = await map({ centro: '37.98,23.73', raggio: '500' })
      expect(circle.camera).toMatchObject({ latitude: 37.98, longitude: 23.73 })
      expect(circle.camera.zoom).toBeGreaterThan(14)
    })

    it.each<[string, Query, string]>([
      ['a zoom beyond what there is', { zoom: '99' }, 'zoom'],
      ['half a centre that is no number', { lat: 'NaN', lng: '23' }, 'lat'],
      ['a centre off the earth', { lat: '37', lng: '1e9' }, 'lng'],
    ])('leaves out %s, and says so', async (_, query, name) => {
      const view = await map(query)
      expect(view.ignored.map((one) => one.name)).toEqual([name])
      expect(view.inView).toBeGreaterThan(0)
    })

    it('shows nothing twice beside the line of dates', async () => {
      const view = await map({ lat: '38', lng: '179.99', zoom: '7', width: '4000', height: '100' })
      expect(view.inView).toBe(0)
    })
  })
})
