import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bearing, directions } from './bearing.ts'

const athens = { latitude: 37.98, longitude: 23.73 }

it.each([
  ['north', 38.5, 23.73],
  ['northEast', 38.38, 24.23],
  ['east', 37.98, 24.5],
  ['southWest', 37.58, 23.23],
  ['west', 37.98, 23],
] as const)('%s', (direction, latitude, longitude) => {
  expect(bearing(athens, { latitude, longitude })).toBe(direction)
})

it('goes the short way across the 180th meridian', () => {
  expect(bearing({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBe('east')
})

it('is the opposite on the way back, nearby', () => {
  const offset = fc.double({ min: -0.3, max: 0.3, noNaN: true })
  fc.assert(
    fc.property(offset, offset, (north, east) => {
      fc.pre(Math.hypot(north, east) > 1e-4)
      const other = { latitude: athens.latitude + north, longitude: athens.longitude + east }
      const steps = directions.indexOf(bearing(other, athens)) - directions.indexOf(bearing(athens, other))
      // Beside the edge of an eighth the two may fall into neighbouring ones.
      expect([3, 4, 5]).toContain(Math.abs(steps))
    }),
  )
})
