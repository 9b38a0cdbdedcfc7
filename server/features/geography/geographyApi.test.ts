import { Effect, Exit, Option, Redacted, Scope } from 'effect'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApi, openApiWith, type TestApi } from '#server/http/api/testing/openApi.ts'
import { openAny, type TestDatabase } from '#server/database/testing/engines.ts'
import {
  json,
  openOutsideServer,
  type OutsideServer,
} from '#server/content/geography/outside/testing/outsideServer.ts'
import { runs } from '../../../tests/properties/runs.ts'

let database: TestDatabase
let api: TestApi
const scope = Scope.makeUnsafe()

beforeAll(async () => {
  database = await openAny()
  api = await database.run(Effect.provideService(openApi, Scope.Scope, scope))
})

afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await database.close()
})

type Geography = TestApi['client']['geography']

const find = (query: Parameters<Geography['find']>[0]['query']) =>
  Effect.runPromise(api.client.geography.find({ query }))
const near = (query: Parameters<Geography['near']>[0]['query']) =>
  Effect.runPromise(api.client.geography.near({ query }))
const shape = (query: Parameters<Geography['shapes']>[0]['query']) =>
  Effect.runPromise(api.client.geography.shapes({ query }))

describe('find', () => {
  it('gives places of all levels with where they are', async () => {
    const [first] = await find({ q: 'Syntagma', levels: 'metro', lang: 'en' })
    expect(first).toMatchObject({
      level: 'metro',
      name: 'Syntagma',
      context: 'Athens, Central Athens, Attica',
    })
    expect(first).not.toHaveProperty('path')
    const [zone] = await find({ q: 'kolwnaki', levels: ['cityZone', 'island'] })
    expect(zone).toMatchObject({ level: 'cityZone', name: 'Κολωνάκι', path: 'athina/kolonaki' })
    expect(zone?.latitude).toBeCloseTo(37.98, 1)
  })

  it.each(['q=', 'q=%00', `q=${'%F0%9F%8F%A0'.repeat(40)}`, 'q=%27%3B--&levels=metro&levels=island'])(
    'answers %s calmly',
    async (query) => {
      const { status, text } = await api.ask(`/api-next/geography/find/?${query}`)
      expect([status, JSON.parse(text)]).toEqual([200, []])
    },
  )

  it.each(['', 'q=a&levels=planet', 'q=a&levels=city&levels=', `q=${'a'.repeat(101)}`, 'q=a&lang=xx'])(
    'refuses ?%s in words',
    async (query) => {
      const { status, text } = await api.ask(`/api-next/geography/find/?${query}`)
      expect(status).toBe(400)
      expect(text).toContain('Το αίτημα δεν διαβάζεται')
    },
  )
})

describe('near', () => {
  it.each([
    ['beside Pagrati', 37.9712, 23.7445, 'land', /^\d+\u00a0m [a-z-]+ of Pangrati, Athens$/],
    ['at the middle of a zone', 37.968, 23.7515, 'land', /Pangrati, Athens$/],
    ['in the Saronic', 37.75, 23.6, 'sea', /^at sea, \d/],
    ['in a lake', 40.52, 21.29, 'land', /Kastoria$/],
    ['in Izmir', 38.42, 27.14, 'abroad', /^outside Greece, \d+\u00a0km north of East Samos$/],
    ['in Tirana', 41.33, 19.82, 'abroad', /^outside Greece, \d+\u00a0km/],
    ['in New York', 40.71, -74, 'abroad', /^outside Greece$/],
    ['at the pole', 90, 180, 'abroad', /^outside Greece$/],
  ] as const)('tells a point %s', async (_where, lat, lng, ground, words) => {
    const answer = await near({ lat, lng, lang: 'en' })
    expect(answer.ground).toBe(ground)
    expect(answer.words).toMatch(words)
  })

  it('names the municipality, zone, station and island', async () => {
    const { places } = await near({ lat: 37.9755, lng: 23.7348, lang: 'en' })
    expect(places.map(({ level }) => level).slice(0, 3)).toEqual(['city', 'cityZone', 'metro'])
    expect(places[2]).toMatchObject({ name: 'Syntagma' })
    const onCrete = await near({ lat: 35.2, lng: 25.7, lang: 'en' })
    expect(onCrete.places.at(-1)).toMatchObject({
      level: 'island',
      name: 'Crete',
      metres: 0,
      direction: null,
    })
  })

  it('keeps an island to its own municipalities, however near the next island is', async () => {
    const { places } = await near({ lat: 36.265, lng: 27.82, lang: 'en' })
    expect(places[0]).toMatchObject({ level: 'city', name: 'Rhodes' })
  })

  it('speaks Greek', async () => {
    const { words } = await near({ lat: 37.9712, lng: 23.7445 })
    expect(words).toMatch(/^400\u00a0μ\. βορειοδυτικά από Παγκράτι, Αθήνα$/)
    expect((await near({ lat: 37.75, lng: 23.6 })).words).toMatch(/^στη θάλασσα, /)
  })

  it.each([
    'lat=91&lng=0',
    'lat=38&lng=181',
    'lat=NaN&lng=23',
    'lat=Infinity&lng=23',
    'lat=38',
    'lat=&lng=23',
    'lat=38,1&lng=23',
    'lat=38&lat=39&lng=23',
    'lat=0x10&lng=1e999',
  ])('refuses %s', async (query) => {
    const { status, text } = await api.ask(`/api-next/geography/near/?${query}&lang=en`)
    expect(status).toBe(400)
    expect(text).toContain('The request cannot be read')
  })

  it('answers any point of the earth', async () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    await fc.assert(
      fc.asyncProperty(degrees(90), degrees(180), async (lat, lng) => {
        const { words, places } = await near({ lat, lng })
        expect(words.length).toBeGreaterThan(0)
        expect(places.every(({ metres }) => metres >= 0 && metres <= 150_000)).toBe(true)
      }),
      { numRuns: runs(40) },
    )
  })
})

describe('shapes', () => {
  it('gives an outline that says how far to trust it', async () => {
    const { properties, geometry, bbox } = await shape({ level: 'cityZone', id: 4501001, lang: 'en' })
    expect(properties).toMatchObject({
      level: 'cityZone',
      id: 4501001,
      source: 'derived',
      isApproximate: true,
    })
    expect(geometry.type).toBe('Polygon')
    expect(bbox[0]).toBeLessThan(bbox[2])
  })

  it.each([
    'level=planet&id=1',
    'level=country&id=300',
    'level=city&id=1.5',
    'level=city&id=abc',
    'level=city',
    'id=1',
    'level=city&id=1e99',
    'level=road&id=1',
  ])('refuses %s', async (query) => {
    expect((await api.ask(`/api-next/geography/shapes/?${query}`)).status).toBe(400)
  })

  it.each([999_999, -1, 0, 2 ** 40])('does not know city %s', async (id) => {
    const { status, text } = await api.ask(`/api-next/geography/shapes/?level=city&id=${id}&lang=en`)
    expect(status).toBe(404)
    expect(text).toContain('We could not find this place.')
  })
})

describe('addresses', () => {
  it('says that there is no address search without a geocoder', async () => {
    const { status, text } = await api.ask('/api-next/geography/addresses/?q=Ermou%201')
    expect([status, JSON.parse(text)]).toEqual([200, { configured: false, addresses: [], attribution: null }])
  })

  it('refuses what is too long', async () => {
    expect((await api.ask(`/api-next/geography/addresses/?q=${'a'.repeat(101)}`)).status).toBe(400)
    expect((await api.ask('/api-next/geography/addresses/')).status).toBe(400)
  })
})

describe('with services of others', () => {
  let server: OutsideServer
  let ask: TestApi['ask']
  const services = Scope.makeUnsafe()
  let served: TestDatabase

  beforeAll(async () => {
    server = await openOutsideServer()
    served = await openAny()
    const setting = (path: string) => Option.some(Redacted.make(server.url(path).href))
    const settings = { geocoderUrl: setting('/search'), polygonsUrl: setting('/shapes') }
    ask = (await served.run(Effect.provideService(openApiWith(settings), Scope.Scope, services))).ask
  })
  afterAll(async () => {
    await Effect.runPromise(Scope.close(services, Exit.void))
    await served.close()
    await server.close()
  })

  it('gives their addresses', async () => {
    server.answer = json([{ lat: '37.98', lon: '23.73', display_name: 'Ερμού, Αθήνα' }])
    const { text } = await ask('/api-next/geography/addresses/?q=%CE%95%CF%81%CE%BC%CE%BF%CF%8D')
    expect(JSON.parse(text)).toEqual({
      configured: true,
      addresses: [{ name: 'Ερμού', context: 'Αθήνα', latitude: 37.98, longitude: 23.73 }],
      attribution: null,
    })
  })

  it.each([
    ['el', 'Η αναζήτηση διευθύνσεων δεν απαντά τώρα'],
    ['en', 'The search for addresses gives no answer now'],
  ])('says in %s that they give none, and nothing of why', async (lang, sentence) => {
    server.answer = (_request, response) => response.writeHead(500).end('key=secret')
    const { status, text } = await ask(`/api-next/geography/addresses/?q=Ermou&lang=${lang}`)
    expect(status).toBe(503)
    expect(text).toContain(sentence)
    expect(text).not.toMatch(/secret|127\.0\.0\.1|500/)
  })

  it('draws outlines by itself, with a note, while they give none', async () => {
    server.answer = (_request, response) => response.writeHead(500).end()
    const { status, text } = await ask('/api-next/geography/shapes/?level=metro&id=101')
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({ properties: { source: 'derived', note: 'serviceUnavailable' } })
  })
})
