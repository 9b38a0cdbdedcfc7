import { describe, expect, it } from 'vitest'
import { ports } from '#domain/geography/data/ports.ts'
import { greece } from '#domain/geography/greece.ts'
import { coastline, coastlineText, fineBox, wholeBox } from './coastline.ts'
import { isInRing } from './isInRing.ts'
import { metresToCoast } from './metresToCoast.ts'
import { decodeLine, encodeLine, type Position, STEP } from '../polygons/polyline.ts'

const isLand = (latitude: number, longitude: number): boolean =>
  coastline().lands.some(
    ([shore, ...lakes]) =>
      isInRing([longitude, latitude], shore) && !lakes.some((lake) => isInRing([longitude, latitude], lake)),
  )

describe('the coastline', () => {
  it('carries its licence', () => {
    expect(coastlineText()).toMatch(/^# .*OpenStreetMap contributors, Open Database License/)
    expect(coastlineText().length).toBeLessThan(300_000)
  })

  it('is made of closed rings inside the box', () => {
    for (const ring of coastline().lands.flat()) {
      expect(ring.length).toBeGreaterThan(3)
      expect(ring.at(-1)).toEqual(ring[0])
      for (const [x, y] of ring) {
        expect(x >= wholeBox[0] && x <= wholeBox[2] && y >= wholeBox[1] && y <= wholeBox[3]).toBe(true)
      }
    }
  })

  it.each([
    ['Athens', 37.9755, 23.7348],
    ['Santorini', 36.39, 25.46],
    ['Hydra', 37.335, 23.47],
    ['Kastellorizo', 36.145, 29.58],
    ['Gavdos', 34.84, 24.09],
    ['Tirana', 41.33, 19.82],
    ['Izmir', 38.4, 27.2],
    ['Sofia', 42.7, 23.32],
  ])('has %s on land', (_name, latitude, longitude) => {
    expect(isLand(latitude, longitude)).toBe(true)
  })

  it.each([
    ['the middle of the Aegean', 38.6, 25.2],
    ['the caldera of Santorini', 36.42, 25.41],
    ['the Corinthian Gulf', 38.25, 22.5],
    ['the Libyan Sea', 34.3, 24],
    ['the lake of Trichonida', 38.56, 21.55],
    ['the lake of Yliki', 38.4, 23.27],
    ['the gulf of Kalloni', 39.15, 26.23],
  ])('has %s under water', (_name, latitude, longitude) => {
    expect(isLand(latitude, longitude)).toBe(false)
  })

  it('has nearly every municipality’s seat on land', () => {
    const seats = greece().ofLevel('city')
    const wet = seats.filter(({ latitude, longitude }) => !isLand(latitude, longitude))
    // A quay drawn at 100 m may run through a seat by the sea.
    expect(wet.length).toBeLessThan(seats.length / 20)
  })

  it('has every lake inside its own shore, where drawing takes it out of the land', () => {
    const strays = coastline().lands.flatMap(([shore, ...lakes]) =>
      lakes.filter(([first]) => first && !isInRing(first, shore)),
    )
    expect(strays).toEqual([])
  })

  it('has borders beside it', () => {
    expect(coastline().borders.length).toBeGreaterThan(5)
    expect(
      coastline()
        .borders.flat()
        .some(([x, y]) => x > 20 && x < 27 && y > fineBox[1] && y < 42),
    ).toBe(true)
  })
})

describe('encoded lines', () => {
  it('come back as they were, to a step', () => {
    const line: Position[] = [
      [23.7348, 37.9755],
      [-0.0001, 0],
      [180, -90],
      [180, -90],
    ]
    expect(decodeLine(encodeLine(line))).toEqual(line)
    const [rounded] = decodeLine(encodeLine([[23.73484, 0]]))
    expect(Math.abs((rounded?.[0] ?? 0) - 23.73484)).toBeLessThan(STEP)
  })

  it('are not read half', () => {
    expect(() => decodeLine('_')).toThrow('ends in the middle')
  })
})

describe('metres to the sea', () => {
  it.each([
    ['Larisa, far inland', 39.639, 22.419, 35_000, 40_000],
    ['Syntagma', 37.9755, 23.7348, 5_000, 6_500],
    ['a quay in Piraeus', 37.944, 23.637, 0, 300],
    ['Ioannina, by a lake', 39.665, 20.853, 40_000, 60_000],
    ['the middle of the Aegean', 38.6, 25.2, 20_000, 60_000],
  ])('are right for %s', (_name, latitude, longitude, least, most) => {
    const metres = metresToCoast({ latitude, longitude })
    expect(metres).toBeGreaterThanOrEqual(least)
    expect(metres).toBeLessThan(most)
  })

  it('are what all stretches of the coast together say', () => {
    const shores = coastline().lands.map(([shore]) => shore)
    for (const place of greece()
      .ofLevel('city')
      .filter((_, at) => at % 40 === 0)) {
      const east = 111_195 * Math.cos((place.latitude * Math.PI) / 180)
      const toVertex = Math.min(
        ...shores
          .flat()
          .map(([x, y]) => Math.hypot((x - place.longitude) * east, (y - place.latitude) * 111_195)),
      )
      // A stretch may pass nearer than its ends do, by half of the longest at most.
      expect(metresToCoast(place)).toBeLessThanOrEqual(toVertex + 1)
      expect(metresToCoast(place)).toBeGreaterThan(toVertex - 6_000)
    }
  })

  it('are unknown outside the map, at its edges there is no sea, and nonsense is nowhere', () => {
    expect(metresToCoast({ latitude: 52.5, longitude: 13.4 })).toBeUndefined()
    expect(metresToCoast({ latitude: Number.NaN, longitude: 23 })).toBeUndefined()
    expect(metresToCoast({ latitude: 43.99, longitude: 22 })).toBeGreaterThan(100_000)
  })

  it('are few at every ferry port', () => {
    const far = ports.filter(
      ([, , latitude, longitude]) => (metresToCoast({ latitude, longitude }) ?? Infinity) > 500,
    )
    expect(far).toEqual([])
  })
})
