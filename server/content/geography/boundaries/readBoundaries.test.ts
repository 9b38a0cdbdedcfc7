import { Result } from 'effect'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greece } from '#domain/geography/greece.ts'
import type { Mapping } from './matchPlace.ts'
import { featuresMax, readBoundaries } from './readBoundaries.ts'
import { positionsMax } from '../polygons/readGeometry.ts'

/** Around Athens. */
const square = [
  [23.7, 37.95],
  [23.78, 37.95],
  [23.78, 38.02],
  [23.7, 38.02],
  [23.7, 37.95],
]
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings })
const feature = (properties: unknown, geometry: unknown = polygon(square)) => ({
  type: 'Feature',
  properties,
  geometry,
})
const athens = { level: 'city', id: 4501 }

const readText = (text: string, mapping?: Mapping) => readBoundaries(text, greece(), mapping)
const read = (features: readonly unknown[], mapping?: Mapping) => {
  const result = readText(JSON.stringify({ type: 'FeatureCollection', features }), mapping)
  if (Result.isFailure(result)) throw result.failure
  return result.success
}
const placesOf = (features: readonly unknown[], mapping?: Mapping) =>
  read(features, mapping).boundaries.map(({ level, id }) => `${level} ${id}`)
const problemsOf = (...features: unknown[]) => read(features).leftOut.map(({ problem }) => problem)

describe('a feature names its place', () => {
  it.each<readonly [object, Mapping]>([
    [athens, {}],
    [{ level: 'city', id: '4501' }, {}],
    [{ id: 4501 }, { level: 'city' }],
    [{ elstat: '4501' }, {}],
    [{ elstat: 4501 }, {}],
    [{ KWD_YPES: '4501' }, { codeProperty: 'KWD_YPES' }],
    [{ level: 'city', name: 'ΑΘΗΝΑ' }, {}],
    [{ name: 'Athens' }, { level: 'city' }],
    [
      { NAME_GR: 'Αθηνα', name: 7 },
      { level: 'city', nameProperty: 'NAME_GR' },
    ],
  ])('by %j', (properties, mapping) => {
    expect(placesOf([feature(properties)], mapping)).toEqual(['city 4501'])
  })

  it('by codes that lost their first zero', () => {
    const rodopi = polygon(square.map(([x = 0, y = 0]) => [x + 1.7, y + 3.1]))
    expect(placesOf([feature({ elstat: 101 }, rodopi)])).toEqual(['city 101'])
    expect(placesOf([feature({ elstat: '0101' }, rodopi)])).toEqual(['city 101'])
    expect(placesOf([feature({ elstat: '01' }, rodopi)])).toEqual(['province 1'])
  })

  it.each([
    [{}, 'nothingToMatch'],
    [{ level: 'city' }, 'nothingToMatch'],
    [{ name: 'Αθήνα' }, 'nothingToMatch'],
    [{ level: 'city', name: ' ' }, 'nothingToMatch'],
    [{ level: 'planet', id: 1 }, 'unknownLevel'],
    [{ level: '__proto__', id: 1 }, 'unknownLevel'],
    [{ level: ['city'], id: 4501 }, 'unknownLevel'],
    [{ level: 'city', id: 9999 }, 'unknownPlace'],
    [{ level: 'city', name: 'Atlantis' }, 'unknownPlace'],
    [{ elstat: '45010' }, 'unknownPlace'],
    [{ level: 'cityZone', name: 'Κέντρο' }, 'ambiguousName'],
    [{ level: 'city', id: 7101 }, 'farFromPlace'],
  ])('or is left out: %j', (properties, problem) => {
    expect(problemsOf(feature(properties))).toEqual([problem])
  })

  it('once', () => {
    const found = read([feature(athens), feature({ elstat: '4501', name: 'again' })])
    expect(found.boundaries).toHaveLength(1)
    expect(found.leftOut).toEqual([{ at: 1, name: 'again', problem: 'twice' }])
  })
})

/** A square around a point, degrees from its middle. */
const around = ({ longitude, latitude }: { longitude: number; latitude: number }, reach = 0.004) =>
  polygon(
    [
      [-reach, -reach],
      [reach, -reach],
      [reach, reach],
      [-reach, reach],
      [-reach, -reach],
    ].map(([x = 0, y = 0]) => [longitude + x, latitude + y]),
  )

describe('a file of municipalities with no more than names', () => {
  const cities = greece().ofLevel('city')
  const city = (name: string) => {
    const found = cities.find((one) => one.name.el === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  /** Names of official files, in the genitive. */
  const genitives = {
    Αθηναίων: 'Αθήνα',
    'Νέας Ιωνίας': 'Νέα Ιωνία',
    Κω: 'Κως',
    Παξών: 'Παξοί',
    'Αγίων Αναργύρων - Καματερού': 'Άγιοι Ανάργυροι - Καματερό',
    Μεγανησίου: 'Μεγανήσι',
    'Δήμος Χίου': 'Χίος',
    ΘΕΣΣΑΛΟΝΙΚΗΣ: 'Θεσσαλονίκη',
    Λεβαδέων: 'Λιβαδειά',
    Ιητών: 'Ίος',
    Πατρέων: 'Πάτρα',
    'Νέας Προποντίδας': 'Νέα Προποντίδα',
    Σερρών: 'Σέρρες',
    Πύργου: 'Πύργος',
    Βέροιας: 'Βέροια',
    Νάουσας: 'Νάουσα',
    Καβάλας: 'Καβάλα',
    Ξάνθης: 'Ξάνθη',
    Λάρισας: 'Λάρισα',
    Τρίπολης: 'Τρίπολη',
    Ρόδου: 'Ρόδος',
    Δράμας: 'Δράμα',
    Κοζάνης: 'Κοζάνη',
    Καρδίτσας: 'Καρδίτσα',
    Γρεβενών: 'Γρεβενά',
    Καλαμάτας: 'Καλαμάτα',
  }
  const official = Object.entries(genitives).map(([name, is]) => feature({ name }, around(city(is))))

  it('is read by names in any case, else by the seat inside', () => {
    const { boundaries, leftOut } = read(official)
    expect(leftOut).toEqual([])
    expect(new Set(boundaries.map(({ id }) => id))).toEqual(
      new Set(Object.values(genitives).map((name) => city(name).id)),
    )
  })

  it('says of outlines that were divided since that they were, and of unknown ones that they are', () => {
    const [west, east] = [city('Δυτική Σάμος'), city('Ανατολική Σάμος')]
    const corfu = city('Κεντρική Κέρκυρα και Διαπόντια Νησιά')
    const { leftOut } = read([
      ...official,
      feature({ name: 'Σάμου' }, around(west)),
      feature({ name: 'Κέρκυρας' }, around(corfu, 0.35)),
      feature({ name: 'Άθως' }, around({ longitude: 24.2, latitude: 40.25 })),
    ])
    expect(east.id).not.toBe(west.id)
    expect(leftOut.map(({ name, problem }) => [name, problem])).toEqual([
      ['Σάμου', 'dividedSince'],
      ['Κέρκυρας', 'dividedSince'],
      ['Άθως', 'unknownPlace'],
    ])
  })

  it('is not guessed at where most names are unknown', () => {
    const unknown = official.map((one, at) => ({ ...one, properties: { name: `Τόπος ${at}` } }))
    expect(read(unknown).boundaries).toEqual([])
    expect(read(unknown, { level: 'city' }).boundaries).toEqual([])
  })
})

describe('an outline', () => {
  const bowtie = [square[0], square[2], square[1], [23.71, 38.05], square[0]]
  const far = square.map(([x = 0, y = 0]) => [x + 20, y])
  const turned = square.map(([x, y]) => [y, x])
  const long = Array.from({ length: positionsMax + 1 }, (_, at) => [23.7 + at / 1e6, 38])

  it.each<readonly [string, unknown, string]>([
    ['is a point', { type: 'Point', coordinates: [23.7, 38] }, 'noPolygon'],
    ['is nothing', null, 'noPolygon'],
    ['has no rings', polygon(), 'noPolygon'],
    ['has words for numbers', polygon([['23.7', '38']]), 'noPolygon'],
    ['has holes in its numbers', polygon([...square.slice(0, 4), [null, null]]), 'noPolygon'],
    ['has one number a position', polygon([[23], [24], [25], [23]]), 'noPolygon'],
    ['is lists in lists', { type: 'Polygon', coordinates: [[[[[[1]]]]]] }, 'noPolygon'],
    ['is open', polygon(square.slice(0, 4)), 'openRing'],
    ['is a line', polygon([square[0], square[1], square[0]]), 'shortRing'],
    ['holds nothing', polygon([square[0], square[1], square[1], square[0]]), 'nothingInside'],
    ['lies elsewhere', polygon(far), 'outsideGreece'],
    ['has north before east', polygon(turned), 'outsideGreece'],
    ['is in metres', polygon(square.map(([x = 0, y = 0]) => [x * 1e5, y * 1e5])), 'outsideGreece'],
    ['is very long', polygon([...long, long[0]]), 'tooManyPositions'],
    [
      'is very many',
      { type: 'MultiPolygon', coordinates: Array.from({ length: 60_000 }, () => [square]) },
      'tooManyPositions',
    ],
    ['crosses itself', polygon(bowtie), 'crossesItself'],
  ])('that %s is left out', (_what, geometry, problem) => {
    expect(problemsOf(feature(athens, geometry))).toEqual([problem])
  })

  it('says where it crosses itself', () => {
    expect(read([feature(athens, polygon(bowtie))]).leftOut[0]?.place).toHaveLength(2)
  })

  it('is kept rounded to a metre, counterclockwise, without heights, holes clockwise', () => {
    const hole = [
      [23.73, 37.98],
      [23.74, 37.98],
      [23.74, 37.99],
      [23.73, 37.99],
      [23.73, 37.98],
    ]
    const high = square.toReversed().map(([x = 0, y = 0]) => [x + 1e-7, y, 120])
    expect(read([feature(athens, polygon(high, hole))]).boundaries[0]?.area).toEqual([
      [square, hole.toReversed()],
    ])
  })

  it('that was read once is read again as it is', () => {
    const corner = fc.tuple(
      fc.double({ min: 23.7, max: 23.8, noNaN: true }),
      fc.double({ min: 37.9, max: 38, noNaN: true }),
    )
    fc.assert(
      fc.property(corner, corner, corner, (a, b, c) => {
        const [first] = read([feature(athens, polygon([a, b, c, a]))]).boundaries
        fc.pre(first !== undefined)
        const [again] = read([feature(athens, { type: 'MultiPolygon', coordinates: first.area })]).boundaries
        expect(again?.area).toEqual(first.area)
      }),
    )
  })
})

describe('a file', () => {
  it.each([
    '',
    '{',
    '[]',
    '7',
    'null',
    '{"type":"FeatureCollection"}',
    '{"type":"FeatureCollection","features":{}}',
    '['.repeat(50_000),
    '{"type":"Topology"}',
  ])('of %.40j cannot be read', (text) => {
    expect(Result.isFailure(readText(text))).toBe(true)
  })

  it('with a mark of its byte order can', () => {
    expect(Result.isSuccess(readText('\uFEFF{"type":"FeatureCollection","features":[]}'))).toBe(true)
  })

  it('with far too many features is refused whole', () => {
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: Array.from({ length: featuresMax + 1 }),
    })
    expect(Result.getFailure(readText(text))).toMatchObject({
      value: { message: expect.stringContaining('features') },
    })
  })

  it('of anything at all is read to its end', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.jsonValue(),
            fc.jsonValue().map((value) => feature(athens, value)),
          ),
        ),
        (features) => {
          const { boundaries, leftOut } = read(features)
          expect(boundaries.length + leftOut.length).toBe(features.length)
        },
      ),
    )
  })

  it('of one outline with fifty thousand corners is read in seconds', () => {
    const turn = (at: number) => (2 * Math.PI * at) / 49_000
    const ring = Array.from({ length: 49_001 }, (_, at) => [
      23.73 + 0.05 * Math.cos(turn(at % 49_000)),
      37.98 + 0.05 * Math.sin(turn(at % 49_000)),
    ])
    expect(placesOf([feature(athens, polygon(ring))])).toEqual(['city 4501'])
  })
})
