/** Outlines as files have them, some of tens of thousands of corners, opened on the map: what their address carries. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultFlags as flags } from '#domain/flags.ts'
import type { Polygon, Position } from '#domain/search/areas.ts'
import { areasBytes } from '#domain/search/fitAreas.ts'
import { defaultOrder } from '#domain/search/orders.ts'
import { polygonsMax } from '#domain/search/polygons.ts'
import { readAreasText } from '#domain/search/readAreasGeoJson.ts'
import { readSearchAddress, usualMarket, writeSearchAddress } from '#domain/search/searchAddress.ts'
import { crossingsOf } from '#server/content/geography/polygons/crossings.ts'
import { coastline, type Ring } from '#server/content/geography/coast/coastline.ts'
import { runs } from '../properties/runs.ts'

/** Of 8 kB that proxies read: the rest is for the other filters. */
const addressMax = 5200

/** How much of the area may come or go. */
const areaMost = 0.02

/** The file opened, its search written as an address, and that address read again. */
function opened(polygons: readonly (readonly Ring[])[]) {
  const text = JSON.stringify({ type: 'MultiPolygon', coordinates: polygons })
  const file = readAreasText(text)
  if (typeof file === 'string') throw new Error(file)
  const address = writeSearchAddress(
    {
      ...usualMarket,
      language: 'de',
      criteria: file.areas,
      order: defaultOrder(flags.listingSearchNewSorting),
      page: 1,
    },
    flags,
  )
  const { pathname, searchParams } = new URL(address, 'https://estia.example')
  const path = pathname.replace(/^\/de/, '')
  const again = readSearchAddress({ language: 'de', path, search: searchParams }, flags)
  return { ...file, address, again }
}

/** Square degrees. */
const areaOf = (corners: Polygon): number =>
  Math.abs(
    corners.reduce((sum, [y, x], at) => {
      const [nextY, nextX] = corners[(at + 1) % corners.length] as Position
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )
const areaIn = (polygons: readonly Polygon[] = []) => polygons.reduce((sum, one) => sum + areaOf(one), 0)
const positionsOf = (ring: Ring): Polygon => ring.map(([longitude, latitude]) => [latitude, longitude])
const areaOfRings = (rings: readonly Ring[]) => areaIn(rings.map(positionsOf))
const closed = (corners: Polygon): Ring => {
  const ring = corners.map(([latitude, longitude]) => [longitude, latitude] as const)
  return [...ring, ring[0] as (typeof ring)[number]]
}

/** What holds of every outline, however it was drawn. */
function expectCarried(polygons: readonly (readonly Ring[])[], most = areaMost) {
  const { address, again, areas, ignored, shareLeftOut } = opened(polygons)
  expect(address.length).toBeLessThanOrEqual(addressMax)
  expect(again).toMatchObject({ ignored: [], address: { criteria: areas } })
  // Coasts far abroad are drawn so coarsely that some cross themselves already.
  const isSound = crossingsOf(polygons).length === 0
  const read = (areas.polygon ?? []).map((corners) => [closed(corners)])
  expect(crossingsOf(isSound ? read : [])).toEqual([])
  const shores = areaOfRings(polygons.map(([shore = []]) => shore))
  // What is left out is told, and is not counted against the shape of what is read.
  expect(Math.abs(areaIn(areas.polygon) - shores) / shores).toBeLessThan(most + shareLeftOut)
  return { areas, ignored, shareLeftOut }
}

const lands = coastline().lands
const islands = lands.filter(([shore]) => shore.every(([x, y]) => x > 19 && x < 30 && y > 34 && y < 42))

describe('an outline of the coast', () => {
  it('is carried whole, each of 500 lands with its lakes', () => {
    for (const land of lands) {
      const holes = land.length - 1
      const { ignored, areas } = expectCarried([land])
      if (holes >= polygonsMax) continue
      expect([land[0].length, ignored]).toEqual([land[0].length, []])
      expect([areas.polygon?.length, areas.excludedArea?.length ?? 0]).toEqual([1, holes])
    }
  })

  it('of Thasos has the island, and homes in its villages', () => {
    const thasos = islands.filter(([shore]) => shore.some(([x, y]) => Math.hypot(x - 24.7, y - 40.68) < 0.16))
    const { areas, ignored } = expectCarried(thasos)
    expect(ignored).toEqual([])
    for (const village of [
      [24.712, 40.779],
      [24.668, 40.609],
      [24.585, 40.72],
      [24.75, 40.645],
    ] as const)
      expect((areas.polygon ?? []).some((corners) => isIn(village, corners))).toBe(true)
  })

  it.each([
    ['the Cyclades', [24.2, 36.3, 26.1, 38]],
    ['the Dodecanese', [26.2, 35.3, 28.4, 37.6]],
    ['the Sporades', [23.3, 38.7, 24.8, 39.6]],
    ['all islands', [19, 34, 30, 42]],
  ] as const)(
    'of %s has the largest, and says how many small ones it leaves out',
    (_, [west, south, east, north]) => {
      const all = islands.filter(([shore]) =>
        shore.every(([x, y]) => x > west && x < east && y > south && y < north),
      )
      const shores = all.map(([shore]) => [shore])
      const { areas, ignored, shareLeftOut } = expectCarried(shores)
      expect(areas.polygon).toHaveLength(polygonsMax)
      expect(ignored.map(({ reason }) => reason)).toEqual(ignored.map(() => 'smallest'))
      expect(ignored).toHaveLength(all.length - polygonsMax)
      const sizes = shores.map(areaOfRings).toSorted((one, other) => other - one)
      const left = sizes.slice(polygonsMax).reduce((sum, size) => sum + size, 0)
      expect(shareLeftOut).toBeCloseTo(left / sizes.reduce((sum, size) => sum + size, 0), 3)
    },
  )

  it('is read alike with latitude before longitude, and that is told', () => {
    for (const land of islands.filter((_, at) => at % 20 === 0)) {
      const turned = land.map((ring) => ring.map(([x, y]) => [y, x] as const))
      expect(opened([turned])).toMatchObject({ areas: opened([land]).areas, wasTurned: true })
      expect(opened([land]).wasTurned).toBe(false)
    }
  })
})

/** Whether a place lies within, by the rays it sends east. */
const isIn = ([x, y]: readonly [number, number], corners: Polygon): boolean =>
  corners.filter(([fromY, fromX], at) => {
    const [toY, toX] = corners[(at + 1) % corners.length] as Position
    return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
  }).length %
    2 ===
  1

/** A coast with bays within bays: its distance from the middle never has two values at one angle, so it is simple. */
function fractalCoast(
  seed: readonly number[],
  corners: number,
  [x, y]: readonly [number, number],
  size: number,
): Ring {
  const ring = Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners
    const bays = seed.reduce((sum, phase, octave) => {
      const frequency = 3 * 2 ** octave
      return sum + (Math.sin(frequency * angle + phase) * 0.3) / 1.6 ** octave
    }, 0)
    const reach = size * (1 + Math.max(-0.8, bays))
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
  return [...ring, ring[0] as (typeof ring)[number]]
}

describe('any coast', () => {
  const phases = fc.array(fc.double({ min: 0, max: 6, noNaN: true }), { minLength: 4, maxLength: 10 })
  const coast = fc.record({
    phases,
    corners: fc.integer({ min: 4, max: 3000 }),
    size: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
  })

  it.each([500, 5000, 40_000])('of %d corners is carried', (corners) => {
    const { ignored } = expectCarried([
      [fractalCoast([0, 1, 2, 3, 4, 5, 6, 1, 2, 3], corners, [24, 38], 0.5)],
    ])
    expect(ignored).toEqual([])
  })

  it('is carried within the bytes and 2 % of its area, without crossing itself', () => {
    fc.assert(
      fc.property(coast, ({ phases: seed, corners, size }) => {
        const { ignored } = expectCarried([[fractalCoast(seed, corners, [24, 38], size)]])
        expect(ignored).toEqual([])
      }),
      { numRuns: runs(30), endOnFailure: true },
    )
  })

  it('beside others is carried with them, the largest first', () => {
    fc.assert(
      fc.property(fc.array(coast, { minLength: 2, maxLength: 20 }), (coasts) => {
        const rings = coasts.map(({ phases: seed, corners, size }, at) => [
          fractalCoast(seed, corners, [20 + 2 * (at % 5), 35 + 2 * Math.floor(at / 5)], size),
        ])
        // A dozen wild coasts share the room of one.
        const { areas, ignored } = expectCarried(rings, 2.5 * areaMost)
        expect(areas.polygon).toHaveLength(Math.min(rings.length, polygonsMax))
        expect(ignored).toHaveLength(Math.max(0, rings.length - polygonsMax))
      }),
      { numRuns: runs(10), endOnFailure: true },
    )
  })

  it('that fits is left as it is', () => {
    const small = fractalCoast([1, 2], 100, [24, 38], 0.1)
    const { areas, offBy } = opened([[small]])
    expect(areas.polygon?.[0]).toHaveLength(100)
    expect(offBy).toBe(0)
    expect(areasBytes).toBeLessThan(addressMax)
  })
})
