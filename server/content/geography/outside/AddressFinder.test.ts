import { Effect } from 'effect'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AddressFinder, makeAddressFinder } from './AddressFinder.ts'
import { type Answer, json, openOutsideServer, type OutsideServer } from './testing/outsideServer.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { Layer, Option, Redacted } from 'effect'

let server: OutsideServer
let elsewhere: OutsideServer
beforeAll(async () => {
  server = await openOutsideServer()
  elsewhere = await openOutsideServer()
})
afterAll(async () => {
  await server.close()
  await elsewhere.close()
})
beforeEach(() => {
  server.asked.length = 0
  elsewhere.asked.length = 0
})

const ermou = {
  lat: '37.9762',
  lon: '23.7300',
  display_name: '1, Ερμού, Πλάκα, Αθήνα, 105 63, Ελλάς',
  licence: 'Data © OpenStreetMap contributors, ODbL 1.0',
  address: { road: 'Ερμού', house_number: '1', suburb: 'Πλάκα', city: 'Αθήνα', postcode: '105 63' },
}

const limits = { milliseconds: 300, bytes: 20_000 }
const finder = (path = '/search') => makeAddressFinder(server.url(path), 'Estia (test)', limits)
const find = (typed: string, service = finder()) => Effect.runPromise(service.find(typed, 'el'))
const refusal = (typed: string, service = finder()) =>
  Effect.runPromise(Effect.flip(service.find(typed, 'en')))

describe('a geocoder that answers', () => {
  it('as Nominatim does gives addresses and whose they are', async () => {
    server.answer = json([ermou])
    expect(await find('Ερμού 1')).toEqual({
      configured: true,
      addresses: [{ name: 'Ερμού 1', context: 'Πλάκα, Αθήνα, 105 63', latitude: 37.9762, longitude: 23.73 }],
      attribution: 'Data © OpenStreetMap contributors, ODbL 1.0',
    })
    const asked = new URL(server.asked[0] ?? '', 'http://x').searchParams
    expect(Object.fromEntries(asked)).toMatchObject({ q: 'Ερμού 1', format: 'jsonv2', countrycodes: 'gr' })
  })

  it('as Photon does', async () => {
    const properties = { street: 'Ermou', housenumber: '1', city: 'Athens', postcode: '10563', name: null }
    const geometry = { type: 'Point', coordinates: [23.73, 37.9762] }
    server.answer = json({ type: 'FeatureCollection', features: [{ type: 'Feature', geometry, properties }] })
    const { addresses } = await find('Ermou 1', finder('/api?key=k'))
    expect(addresses).toEqual([
      { name: 'Ermou 1', context: 'Athens, 10563', latitude: 37.9762, longitude: 23.73 },
    ])
    expect(server.asked[0]).toMatch(/^\/api\?key=k&q=Ermou\+1&/)
  })

  it('with places abroad gives none of them', async () => {
    const at = (lat: number, lon: number) => ({ ...ermou, lat, lon })
    server.answer = json([at(38.42, 27.14), at(40.71, -74), at(41.33, 19.82), at(NaN, 23), at(37.98, 23.73)])
    expect((await find('Ερμού')).addresses).toHaveLength(1)
  })

  it('with nothing gives nothing', async () => {
    server.answer = json([])
    expect(await find('Ερμού 999')).toEqual({ configured: true, addresses: [], attribution: null })
  })

  it('with some nonsense gives the rest, without characters that turn the text', async () => {
    const evil = {
      ...ermou,
      address: undefined,
      name: '\u202e<b>\u0000Ερμού',
      display_name: 'x'.repeat(5000),
    }
    server.answer = json([null, 7, { lat: 'x' }, evil, { ...ermou, address: { road: {} } }])
    const { addresses } = await find('Ερμού')
    expect(addresses.map(({ name, context }) => [name, context.length])).toEqual([['<b> Ερμού', 0]])
  })
})

describe('what is typed', () => {
  it('goes nowhere but into the question', async () => {
    server.answer = json([])
    for (const typed of [
      'http://evil.example/',
      '@evil.example/#',
      '&format=xml&q=x',
      '../../admin\r\nHost: x',
    ])
      await find(typed)
    for (const path of server.asked) {
      const url = new URL(path, 'http://x')
      expect([url.pathname, url.searchParams.get('format')]).toEqual(['/search', 'jsonv2'])
      expect(url.searchParams.getAll('q')).toHaveLength(1)
    }
  })

  it('is not asked twice, nor when it is next to nothing', async () => {
    server.answer = json([ermou])
    const service = finder()
    for (const typed of ['Ερμού 1', ' ΕΡΜΟΎ  1', 'ερμού 1\u0000', 'ab', '  \n ']) await find(typed, service)
    expect(server.asked).toHaveLength(1)
  })

  it('is asked again after a failure', async () => {
    const service = finder()
    server.answer = (_request, response) => response.writeHead(500).end()
    await refusal('Ερμού 1', service)
    server.answer = json([ermou])
    expect((await find('Ερμού 1', service)).addresses).toHaveLength(1)
  })
})

describe('a geocoder that', () => {
  const drip: Answer = (_request, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write(' '), 20)
    response.once('close', () => clearInterval(timer))
  }
  const endless: Answer = (_request, response) => {
    response.writeHead(200)
    const more = () => {
      while (!response.destroyed && response.write('['.repeat(10_000)));
    }
    response.on('drain', more)
    more()
  }
  const packed: Answer = (_request, response) =>
    response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync(JSON.stringify([{ ...ermou, name: ' '.repeat(5_000_000) }])))
  const text =
    (body: string, status = 200): Answer =>
    (_request, response) =>
      response.writeHead(status).end(body)
  const away =
    (status: number): Answer =>
    (_request, response) =>
      response.writeHead(status, { location: elsewhere.url('/search').href }).end()

  it.each<readonly [string, Answer]>([
    ['never answers', () => undefined],
    ['drips', drip],
    ['never ends', endless],
    ['sends a small packet of much', packed],
    ['sends no JSON', text('<html>')],
    ['ends in the middle', text('[{"lat":')],
    ['sends JSON of another kind', json({ error: 'no key' })],
    ['sends a number', json(7)],
    ['sends nonsense only', json([{}, {}])],
    ['sends lists in lists', text('['.repeat(9_000) + ']'.repeat(9_000))],
    ['sends nothing', text('')],
    ['refuses', text('[]', 403)],
    ['fails', text('[]', 500)],
    ['hangs up', (request) => request.socket.destroy()],
    ...[301, 302, 303, 307, 308].map((status) => [`sends us elsewhere by ${status}`, away(status)] as const),
  ])('%s is told as unavailable', async (_what, answer) => {
    server.answer = answer
    elsewhere.answer = json([ermou])
    expect(await refusal('Ermou 1')).toMatchObject({
      _tag: 'AddressesUnavailable',
      data: { message: 'addressesUnavailable' },
    })
    expect(elsewhere.asked).toEqual([])
  })

  it('is not there is told as well', async () => {
    const gone = await openOutsideServer()
    await gone.close()
    const service = makeAddressFinder(gone.url('/search'), 'Estia (test)', limits)
    expect(await refusal('Ermou 1', service)).toMatchObject({ _tag: 'AddressesUnavailable' })
  })

  it('is slow is asked by few at once, and the others are turned away', async () => {
    let atOnce = 0
    let most = 0
    server.answer = (_request, response) => {
      most = Math.max(most, ++atOnce)
      setTimeout(() => {
        atOnce--
        json([ermou])(_request, response)
      }, 40)
    }
    const service = makeAddressFinder(server.url('/search'), 'Estia (test)', {
      ...limits,
      atOnce: 2,
      waiting: 3,
    })
    const ends = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        Effect.runPromise(Effect.exit(service.find(`Ερμού ${at}`, 'el'))),
      ),
    )
    expect(most).toBe(2)
    expect(ends.filter(({ _tag }) => _tag === 'Success')).toHaveLength(5)
    expect((await find('Ερμού 99', service)).addresses).toHaveLength(1)
  })

  it('wants a name and a password gets them as it should', async () => {
    let login: string | undefined
    server.answer = (request, response) => {
      login = request.headers.authorization
      json([ermou])(request, response)
    }
    const url = server.url('/search')
    url.username = 'estia'
    url.password = 'p@ss'
    await find('Ερμού', makeAddressFinder(url, 'Estia (test)', limits))
    expect(login).toBe(`Basic ${Buffer.from('estia:p@ss').toString('base64')}`)
  })
})

it('is what the configuration says', async () => {
  server.answer = json([ermou])
  const layer = (geocoder?: string) =>
    AddressFinder.layer.pipe(
      Layer.provide(
        Configuration.layerOf({
          geocoderUrl: Option.fromNullishOr(geocoder).pipe(Option.map((url) => Redacted.make(url))),
        }),
      ),
    )
  const ask = Effect.flatMap(AddressFinder, (service) => service.find('Ερμού', 'el'))
  expect(await Effect.runPromise(Effect.provide(ask, layer()))).toMatchObject({ configured: false })
  expect(await Effect.runPromise(Effect.provide(ask, layer(server.url('/search').href)))).toMatchObject({
    configured: true,
    addresses: [{ name: 'Ερμού 1' }],
  })
})
