import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pin } from '#domain/map/MapMarks.ts'
import { cameraOn } from './cameraOn.ts'
import { mostTogether } from './mostTogether.ts'

const size = { width: 600, height: 340 }
const pinAt = (latitude: number, longitude: number, id: number): Pin => ({
  id,
  latitude,
  longitude,
  price: undefined,
  surface: undefined,
  bedrooms: undefined,
  radius: 0,
  isReduced: false,
  place: '',
  rank: undefined,
})
/** So many homes within a kilometre or so. */
const around = (latitude: number, longitude: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    pinAt(latitude + (at % 3) * 0.005, longitude + (at % 5) * 0.004, from + at),
  )
const athens = (count: number) => around(37.97, 23.73, count)
const ids = (pins: readonly Pin[]) => pins.map(({ id }) => id).toSorted((a, b) => a - b)

describe('what a map of homes looks at first', () => {
  it.each([4, 9, 30])('is not decided by a single one of %i that is far away', (count) => {
    const near = athens(count - 1)
    const looked = mostTogether([pinAt(36.44, 28.22, 1000), ...near], size)
    expect(ids(looked)).toEqual(ids(near))
    expect(cameraOn(looked, size).zoom).toBeGreaterThan(12)
  })

  it('leaves out no more than it has to', () => {
    const near = athens(38)
    const far = [pinAt(36.44, 28.22, 1000), pinAt(40.63, 22.94, 1001)]
    expect(ids(mostTogether([...far, ...near], size))).toEqual(ids(near))
    expect(mostTogether([far[0] as Pin, ...athens(39)], size)).toHaveLength(39)
  })

  it('is all of them if they are in two towns, if they are few, and if they are close together', () => {
    const twoTowns = [...athens(10), ...around(40.63, 22.94, 10, 100)]
    for (const pins of [twoTowns, [...athens(2), pinAt(36.44, 28.22, 1000)], athens(30), []])
      expect(mostTogether(pins, size)).toBe(pins)
  })

  it('is nine of ten at least, and never farther out than all of them', () => {
    const pins = fc
      .array(
        fc.tuple(fc.double({ min: 35, max: 41, noNaN: true }), fc.double({ min: 20, max: 28, noNaN: true })),
      )
      .map((places) => places.map(([latitude, longitude], id) => pinAt(latitude, longitude, id)))
    fc.assert(
      fc.property(pins, (all) => {
        const looked = mostTogether(all, size)
        expect(looked.length).toBeGreaterThanOrEqual(all.length - Math.max(1, all.length / 10))
        expect(cameraOn(looked, size).zoom).toBeGreaterThanOrEqual(cameraOn(all, size).zoom)
      }),
    )
  })
})
