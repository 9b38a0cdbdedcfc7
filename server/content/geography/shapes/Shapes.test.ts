import { Effect, Layer, Option, Redacted } from 'effect'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { greece } from '#domain/geography/greece.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import { openAny, type TestDatabase } from '#server/database/testing/engines.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { writeBoundaries } from '#server/content/geography/boundaries/Boundaries.ts'
import {
  json,
  openOutsideServer,
  type OutsideServer,
} from '#server/content/geography/outside/testing/outsideServer.ts'
import { Places } from '../Places.ts'
import { areaOf, type MultiPolygon } from '../polygons/multiPolygon.ts'
import { intersectionOf } from '../polygons/overlay.ts'
import { shapeFeature } from './shapeFeature.ts'
import { Shapes } from './Shapes.ts'

let database: TestDatabase
let server: OutsideServer
beforeAll(async () => {
  database = await openAny()
  server = await openOutsideServer()
})
afterAll(async () => {
  await database.close()
  await server.close()
})

const city = (slug: string) => greece().bySlug('city', slug) as Place
const triangle: MultiPolygon = [
  [
    [
      [23.7, 37.9],
      [23.8, 37.9],
      [23.8, 38],
      [23.7, 37.9],
    ],
  ],
]

/** The outline of a city, asked of the service on loopback or of none. */
const shape = (slug: string, from: 'outside' | 'none') => shapeOf('city', city(slug), from)

const shapeOf = (level: ShapeLevel, place: Place, from: 'outside' | 'none') => {
  const polygonsUrl =
    from === 'outside' ? Option.some(Redacted.make(server.url('/shapes?key=k').href)) : Option.none()
  const layer = Shapes.layer.pipe(
    Layer.provide(Places.layer),
    Layer.provide(Configuration.layerOf({ polygonsUrl })),
  )
  const asked = Effect.flatMap(Shapes, (shapes) => shapes.shape(level, place))
  return database.run(Effect.provide(asked, layer))
}

describe('an outline', () => {
  it('is made from points where there is no other', async () => {
    expect(await shape('patra', 'none')).toMatchObject({ source: 'derived', isApproximate: true })
  })

  it.each([
    ['a feature', { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: triangle } }],
    ['a geometry', { type: 'Polygon', coordinates: triangle[0] }],
    [
      'a collection',
      {
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: null, geometry: { type: 'Polygon', coordinates: triangle[0] } },
        ],
      },
    ],
    [
      'another portal like this',
      shapeFeature('city', city('patra'), { area: triangle, source: 'imported', isApproximate: false }, 'el'),
    ],
  ])('is taken from the service, as %s', async (_what, answer) => {
    server.answer = json(answer)
    expect(await shape('patra', 'outside')).toEqual({
      area: triangle,
      source: 'outside',
      isApproximate: false,
    })
    expect(server.asked.at(-1)).toMatch(/^\/shapes\?key=k&level=city&id=\d+&name=/)
  })

  it.each([
    ['nonsense', { type: 'Feature', geometry: { type: 'Polygon', coordinates: [[['x']]] } }],
    [
      'an outline in America',
      {
        type: 'Polygon',
        coordinates: [
          [
            [-74, 40],
            [-73, 40],
            [-73, 41],
            [-74, 40],
          ],
        ],
      },
    ],
    ['an open ring', { type: 'Polygon', coordinates: [triangle[0]?.[0]?.slice(0, 3)] }],
    ['five megabytes', { type: 'Polygon', coordinates: [], more: 'x'.repeat(5_000_000) }],
  ])('is made from points, with a note, where the service gives %s', async (_what, answer) => {
    server.answer = json(answer)
    expect(await shape('patra', 'outside')).toMatchObject({ source: 'derived', note: 'serviceUnavailable' })
  })

  it('is made from points, with a note, where the service sends us away', async () => {
    server.answer = (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    expect(await shape('patra', 'outside')).toMatchObject({ source: 'derived', note: 'serviceUnavailable' })
  })

  it('is made from points, with another note, where the service has none', async () => {
    server.answer = json({ type: 'FeatureCollection', features: [] })
    expect(await shape('patra', 'outside')).toMatchObject({ source: 'derived', note: 'serviceHasNone' })
  })

  it('is the operator’s own before all others', async () => {
    const { id } = city('larisa')
    await database.run(writeBoundaries([{ level: 'city', id, area: triangle }], { isDryRun: false }))
    const before = server.asked.length
    expect(await shape('larisa', 'outside')).toEqual({
      area: triangle,
      source: 'imported',
      isApproximate: false,
    })
    expect(server.asked).toHaveLength(before)
  })

  it('of a zone keeps to the imported border of its municipality', async () => {
    const { id } = city('athina')
    const zone = greece().bySlug('cityZone', 'pagkrati') as Place
    const { longitude: x, latitude: y } = zone
    const border: MultiPolygon = [
      [
        [
          [x - 0.002, y - 0.002],
          [x + 0.002, y - 0.002],
          [x, y + 0.002],
          [x - 0.002, y - 0.002],
        ],
      ],
    ]
    const before = await shapeOf('cityZone', zone, 'none')
    await database.run(writeBoundaries([{ level: 'city', id, area: border }], { isDryRun: false }))
    const { area, ...from } = await shapeOf('cityZone', zone, 'none')
    expect(from).toEqual({ source: 'derived', isApproximate: true })
    expect(areaOf(before.area)).toBeGreaterThan(areaOf(area) * 3)
    expect(areaOf(intersectionOf(area, border)) / areaOf(area)).toBeGreaterThan(0.99)
  })
})
