import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chain } from '#server/http/middleware.ts'
import { layerFields } from './layers.ts'
import { tileFiles } from './tileFiles.ts'
import { tilesVersion } from './tilesVersion.ts'

const version = tilesVersion()

const serve = (outside?: string) =>
  createServer(
    chain(
      [
        tileFiles({ version, outside }),
        (_request, response) => {
          response.statusCode = 418
          response.end()
        },
      ],
      (_error, _request, response) => {
        response.statusCode = 500
        response.end()
      },
    ),
  )

const servers = {
  own: serve(),
  json: serve('https://tiles.example/greece.json'),
  archive: serve('pmtiles://https://tiles.example/greece.pmtiles'),
}
const all = Object.values(servers)
beforeAll(() =>
  Promise.all(all.map((server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))),
)
afterAll(() => all.forEach((server) => server.close()))

const ask = (path: string, options: RequestInit = {}, server: keyof typeof servers = 'own') =>
  fetch(`http://127.0.0.1:${(servers[server].address() as AddressInfo).port}${path}`, {
    redirect: 'manual',
    ...options,
  })

/** The tile around a position. */
function tileAt(z: number, longitude: number, latitude: number): string {
  const radians = (latitude * Math.PI) / 180
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z)
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z)
  return `${z}/${x}/${y}`
}

async function read(tile: string, language = 'el') {
  const reply = await ask(`/tiles/${version}/${language}/${tile}.mvt`)
  expect(reply.status).toBe(200)
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(await reply.arrayBuffer())))
  return Object.fromEntries(
    Object.entries(layers).map(([name, layer]) => [
      name,
      Array.from({ length: layer.length }, (_, at) => layer.feature(at).properties),
    ]),
  )
}

const namesOf = (features: readonly Record<string, unknown>[] = []) => features.map(({ name }) => name)

describe('tiles', () => {
  it('name the large cities and the islands far off, and no quarter', async () => {
    const { land, border, place, metroLine } = await read(tileAt(7, 23.7, 38))
    expect(land?.length).toBeGreaterThan(20)
    expect(metroLine).toBeUndefined()
    expect(border).toBeUndefined()
    const rankOf = (wanted: string) => Number(place?.find(({ name }) => name === wanted)?.['rank'])
    // Where the two want the same spot, it is the capital that is named.
    expect(rankOf('Αθήνα')).toBeLessThan(rankOf('Αττική'))
    expect(place?.filter(({ level }) => level === 'cityZone')).toEqual([])
    expect(Object.keys(await read(tileAt(7, 22.5, 41.2)))).toContain('border')
  })

  it('hold metro and ports nearer', async () => {
    const { metroLine, port, place } = await read(tileAt(10, 23.65, 37.95))
    expect(metroLine?.map(({ line, number }) => [line, number])).toContainEqual(['athina-grammi-3', '3'])
    expect(namesOf(port)).toContain('Πειραιάς')
    const athens = place?.find(({ name }) => name === 'Αθήνα')
    expect(athens).toMatchObject({ level: 'city', id: 4501 })
    expect(Number(athens?.['rank'])).toBeLessThan(20)
  })

  it('hold quarters and stations with their lines from near by', async () => {
    const { metroStation, place, land } = await read(tileAt(14, 23.643, 37.948))
    expect(metroStation).toContainEqual({
      name: 'Πειραιάς',
      id: 101,
      lines: 'athina-grammi-1,athina-grammi-3',
      numbers: '1,3',
    })
    expect(place?.some(({ level }) => level === 'cityZone')).toBe(true)
    expect(land).toHaveLength(1)
  })

  it.each([
    ['el', 'Αθήνα'],
    ['en', 'Athens'],
    ['de', 'Athen'],
    ['it', 'Atene'],
    ['ru', 'Афины'],
    ['pt', 'Atenas'],
  ])('name places in %s', async (language, athens) => {
    expect(namesOf((await read(tileAt(8, 23.73, 37.98), language))['place'])).toContain(athens)
  })

  it('may be kept for good, and come compressed to who takes that', async () => {
    const path = `/tiles/${version}/el/${tileAt(10, 23.65, 37.95)}.mvt`
    const reply = await ask(path)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    const plain = await ask(path, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.arrayBuffer()).toEqual(await reply.arrayBuffer())
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
    expect((await ask(path, { method: 'POST' })).status).toBe(418)
  })

  it('are nothing on the open sea', async () => {
    const reply = await ask(`/tiles/${version}/el/${tileAt(14, 25.2, 38.6)}.mvt`)
    expect(reply.status).toBe(204)
    expect(reply.headers.get('cache-control')).toContain('immutable')
  })

  it.each([
    ['el/15/0/0', 400],
    ['el/7/128/0', 400],
    ['el/7/0/-1', 400],
    ['el/7/1e9/0', 400],
    ['el/7/00/0', 400],
    ['el/99999999999999999999/0/0', 400],
    ['el/NaN/0/0', 400],
    ['el/7/0x1/0', 400],
    ['el/7/%30/0', 400],
    ['tr/7/0/0', 400],
    ['__proto__/7/0/0', 400],
    ['7/0/0', 404],
    ['el/7/0/0/0', 404],
    ['..%2F..%2F..%2Fetc%2Fpasswd', 404],
  ])('refuse %s with %i', async (tile, status) => {
    const reply = await ask(`/tiles/${version}/${tile}.mvt`)
    expect(reply.status).toBe(status)
    expect(await reply.text()).toMatch(/\.\n$/)
  })

  it('of another version are gone', async () => {
    const reply = await ask('/tiles/0123456789ab/el/7/72/49.mvt')
    expect(reply.status).toBe(404)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.text()).toContain('/tiles/tiles.json')
  })
})

describe('TileJSON', () => {
  it('says what to load and whom to name', async () => {
    const reply = await ask('/tiles/tiles.json?language=en')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=300')
    expect(await reply.json()).toMatchObject({
      tilejson: '3.0.0',
      tiles: [`/tiles/${version}/en/{z}/{x}/{y}.mvt`],
      minzoom: 0,
      maxzoom: 14,
      attribution: expect.stringContaining('© OpenStreetMap contributors, ODbL') as unknown,
      vector_layers: Object.keys(layerFields).map((id) => expect.objectContaining({ id }) as unknown),
    })
    expect(await (await ask('/tiles/tiles.json')).text()).toContain('/el/{z}')
    expect((await ask('/tiles/tiles.json?language=xx')).status).toBe(400)
  })

  it('leads to the operator’s own tiles', async () => {
    const moved = await ask('/tiles/tiles.json', {}, 'json')
    expect([moved.status, moved.headers.get('location')]).toEqual([302, 'https://tiles.example/greece.json'])
    expect(await (await ask('/tiles/tiles.json', {}, 'archive')).json()).toEqual({
      url: 'pmtiles://https://tiles.example/greece.pmtiles',
    })
  })
})
