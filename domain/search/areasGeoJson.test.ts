import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawnAreas } from '../../tests/search/searches.ts'
import type { Polygon } from './areas.ts'
import { type DrawnAreas, writeAreasGeoJson } from './areasGeoJson.ts'
import { writePolygon } from './polygons.ts'
import { type AreasRead, readAreasGeoJson, readAreasText } from './readAreasGeoJson.ts'
import { runs } from '../../tests/properties/runs.ts'

function read(given: unknown): AreasRead {
  const result = readAreasGeoJson(given)
  if (typeof result === 'string') throw new Error(result)
  return result
}
const feature = (geometry: unknown, properties: unknown = null) => ({ type: 'Feature', geometry, properties })
const collection = (...features: readonly unknown[]) => ({ type: 'FeatureCollection', features })
const polygon = (...rings: readonly unknown[]) => ({ type: 'Polygon', coordinates: rings })
const point = (coordinates: unknown) => ({ type: 'Point', coordinates })

/** A square, counterclockwise from its south-west corner, as GeoJSON has it. */
const ring = (west: number, south: number, side = 1) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
]
/** The same as a search has it. */
const square = (west: number, south: number, side = 1): Polygon =>
  ring(west, south, side)
    .slice(0, -1)
    .map(([x = 0, y = 0]) => [y, x])

/** In either direction. */
const undirected = ({ polygon = [], excludedArea = [], circle }: DrawnAreas) => {
  const textOf = (corners: Polygon) => {
    const [first, ...others] = corners
    return [corners, first ? [first, ...others.toReversed()] : []].map(writePolygon).sort()[0]
  }
  return { polygon: new Set(polygon.map(textOf)), excludedArea: new Set(excludedArea.map(textOf)), circle }
}

describe('drawn areas as GeoJSON', () => {
  it('are the same once they are read back', () => {
    fc.assert(
      fc.property(drawnAreas, (areas) => {
        const written = writeAreasGeoJson(areas)
        const { areas: again, ignored } = read(JSON.parse(JSON.stringify(written)))
        expect(ignored).toEqual([])
        expect(undirected(again)).toEqual(undirected(areas))
        expect(writeAreasGeoJson(again)).toEqual(written)
      }),
      { seed: 5, numRuns: runs(2000) },
    )
  })

  it('go round counterclockwise, east before north, and end where they begin', () => {
    const clockwise = square(23, 37).toReversed()
    expect(
      writeAreasGeoJson({ excludedArea: [clockwise], circle: { centre: [38, 24], radius: 500 } }),
    ).toEqual(
      collection(
        feature(
          polygon([
            [23, 38],
            [23, 37],
            [24, 37],
            [24, 38],
            [23, 38],
          ]),
          { excluded: true },
        ),
        feature(point([24, 38]), { radius: 500 }),
      ),
    )
  })
})

describe('GeoJSON of others', () => {
  it.each([
    ['alone', polygon(ring(23, 37))],
    ['not closed', polygon(ring(23, 37).slice(0, -1))],
    ['as a feature', feature(polygon(ring(23, 37)))],
    ['in a collection', { ...collection(feature(polygon(ring(23, 37)), { name: 'x' })), crs: {} }],
    ['as one of several', { type: 'MultiPolygon', coordinates: [[ring(23, 37)]] }],
  ])('reads a polygon %s', (_, given) => {
    expect(read(given)).toEqual({
      areas: { polygon: [square(23, 37)] },
      ignored: [],
      offBy: 0,
      shareLeftOut: 0,
      wasTurned: false,
    })
  })

  it('reads a ring in either direction', () => {
    const { areas, ignored } = read(polygon(ring(23, 37).toReversed()))
    expect(ignored).toEqual([])
    expect(undirected(areas)).toEqual(undirected({ polygon: [square(23, 37)] }))
  })

  it('leaves out holes', () => {
    const { areas, ignored } = read({
      type: 'MultiPolygon',
      coordinates: [[ring(20, 35, 3), ring(21, 36)], [ring(25, 35)]],
    })
    expect(ignored).toEqual([])
    expect(areas).toEqual({ polygon: [square(20, 35, 3), square(25, 35)], excludedArea: [square(21, 36)] })
  })

  it.each([
    ['a line', feature({ type: 'LineString', coordinates: ring(23, 37) }), 'geometry', 'unknownType'],
    ['nowhere', feature(null), 'geometry', 'unknownType'],
    ['a type of prototypes', { type: 'constructor', coordinates: [] }, '', 'unknownType'],
    [
      'a name for a number',
      polygon([
        ['23', 37],
        [24, 37],
        [24, 38],
      ]),
      'coordinates[0]',
      'malformed',
    ],
    ['half a position', polygon([[23], [24, 37], [24, 38]]), 'coordinates[0]', 'malformed'],
    ['no ring', polygon(), 'coordinates[0]', 'malformed'],
    [
      'metres of a national grid',
      polygon([
        [476_000, 4_204_000],
        [477_000, 4_204_000],
        [477_000, 4_205_000],
      ]),
      'coordinates[0]',
      'notDegrees',
    ],
    [
      'a line there and back',
      polygon([
        [23, 37],
        [24, 38],
        [23, 37],
      ]),
      'coordinates[0]',
      'malformed',
    ],
    ['a point', feature(point([23, 37])), 'geometry.coordinates', 'malformed'],
    ['a circle of nothing', feature(point([23, 37]), { radius: 0 }), 'geometry.coordinates', 'outOfRange'],
    [
      'a circle of a country',
      feature(point([23, 37]), { radius: 1e9 }),
      'geometry.coordinates',
      'outOfRange',
    ],
    ['a circle about a pole', feature(point([0, 90]), { radius: 9 }), 'geometry.coordinates', 'malformed'],
    [
      'a circle left out',
      feature(point([23, 37]), { radius: 9, excluded: true }),
      'geometry.coordinates',
      'excludedCircle',
    ],
  ])('reads nothing of %s, and says so', (_, given, at, reason) => {
    expect(read(given)).toMatchObject({ areas: {}, ignored: [{ at, reason }] })
  })

  it.each([
    ['in Greece', ring(23, 37), true],
    ['in Greece, as the standard has it', ring(37, 23), false],
    ['off the map as they stand', ring(137, 23), true],
    ['elsewhere, as the standard has it', ring(2, 48), false],
    ['of a circle', undefined, true],
  ])('swaps coordinates with latitude first %s, and says so', (_, places, isTurned) => {
    const turned = places?.map(([x, y]) => [y, x])
    const file = turned ? polygon(turned) : feature(point([37, 23]), { radius: 500 })
    const { areas, wasTurned, ignored } = read(file)
    expect([wasTurned, ignored]).toEqual([isTurned, []])
    const circle: DrawnAreas = { circle: { centre: [37, 23], radius: 500 } }
    const meant = places ? read(isTurned ? polygon(places) : file).areas : circle
    expect(undirected(areas)).toEqual(undirected(meant))
  })

  it('leaves out no hole of a polygon that it cannot read', () => {
    expect(read(polygon([[0, 99]], ring(21, 36)))).toMatchObject({
      areas: {},
      ignored: [{ at: 'coordinates[0]', reason: 'malformed' }],
    })
  })

  it('reads the other parts of what has a bad one', () => {
    const { areas, ignored } = read(
      collection(
        feature(
          polygon([
            [23, 37, 120],
            [24, 37, 120],
            [24, 38, 130],
          ]),
        ),
        'nonsense',
        feature(polygon(ring(20, 35, 3), ring(21, 36)), { excluded: true }),
        feature(point([24, 38, 5]), { radius: 750.4 }),
        feature(point([25, 38]), { radius: 10 }),
      ),
    )
    expect(areas).toEqual({
      polygon: [
        [
          [37, 23],
          [37, 24],
          [38, 24],
        ],
      ],
      excludedArea: [square(20, 35, 3)],
      circle: { centre: [38, 24], radius: 750 },
    })
    expect(ignored).toHaveLength(5)
    expect(new Set(ignored)).toEqual(
      new Set([
        { at: 'features[0].geometry.coordinates[0]', reason: 'heightLeftOut' },
        { at: 'features[1]', reason: 'unknownType' },
        { at: 'features[2].geometry.coordinates[1]', reason: 'holeOfExcluded' },
        { at: 'features[3].geometry.coordinates', reason: 'heightLeftOut' },
        { at: 'features[4].geometry.coordinates', reason: 'tooMany' },
      ]),
    )
  })

  it('reads as many areas as a search has, and does not examine all of a million', () => {
    const many = Array.from({ length: 1_000_000 }, () => [ring(23, 37)])
    const { areas, ignored } = read(
      collection(...Array.from({ length: 300 }, () => feature({ type: 'MultiPolygon', coordinates: many }))),
    )
    expect(areas.polygon).toEqual([square(23, 37)])
    expect(ignored.length).toBeLessThanOrEqual(400)
  })

  it.each(['', '{', 'null', '[]', '{"type":"FeatureCollection"}', '[['.repeat(100_000)])(
    'is not in %.40s',
    (text) => {
      expect(readAreasText(text)).toBeTypeOf('string')
    },
  )

  it('never throws anything else, whatever it reads', () => {
    const type = fc.constantFrom(
      'Feature',
      'FeatureCollection',
      'Polygon',
      'MultiPolygon',
      'Point',
      '__proto__',
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        fc.anything(),
        fc.record({
          type,
          features: fc.array(tie('tree')),
          geometry: tie('tree'),
          coordinates: fc.array(fc.oneof(fc.anything(), fc.array(fc.array(fc.double())))),
          properties: fc.anything(),
        }),
      ),
    }))
    fc.assert(
      fc.property(tree, (given) => {
        const result = readAreasGeoJson(given)
        expect(typeof result !== 'string' || result === 'unknownType').toBe(true)
      }),
      { seed: 6, numRuns: runs(1000) },
    )
  })
})
