import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionAt } from '#domain/map/mercator.ts'
import { type Direction, directionOf } from './direction.ts'

const centre = [38, 23.7] as const
const size = { width: 800, height: 600 }
const zoom = 11
const middle = { centre, zoom, side: 600 }

/** The direction of a point so many pixels east and north of the centre. */
const at = (east: number, north: number): Direction => {
  const [latitude, longitude] = centre
  return directionOf(
    positionAt({ x: 400 + east, y: 300 - north }, { latitude, longitude, zoom }, size),
    middle,
  )
}

describe('the direction of a point on the map, in a word', () => {
  it.each<[number, number, Direction]>([
    [0, 200, 'north'],
    [200, 200, 'northEast'],
    [200, 0, 'east'],
    [200, -200, 'southEast'],
    [0, -200, 'south'],
    [-200, -200, 'southWest'],
    [-200, 0, 'west'],
    [-200, 200, 'northWest'],
    [70, 200, 'north'],
    [90, 200, 'northEast'],
    [0, 0, 'middle'],
    [50, -50, 'middle'],
    [0, 73, 'north'],
  ])('%i to the east and %i to the north is %s', (east, north, direction) => {
    expect(at(east, north)).toBe(direction)
  })

  it('is the opposite of the way back', () => {
    const opposite: Readonly<Partial<Record<Direction, Direction>>> = {
      north: 'south',
      northEast: 'southWest',
      east: 'west',
      southEast: 'northWest',
      south: 'north',
      southWest: 'northEast',
      west: 'east',
      northWest: 'southEast',
      middle: 'middle',
    }
    const pixels = fc.integer({ min: -300, max: 300 })
    fc.assert(
      fc.property(pixels, pixels, (east, north) => {
        // Just between two eighths rounding may choose either.
        fc.pre(Math.abs(((Math.atan2(north, east) / (Math.PI / 8) + 16) % 2) - 1) > 0.01)
        fc.pre(Math.abs(Math.hypot(east, north) - 72) > 0.01)
        expect(at(-east, -north)).toBe(opposite[at(east, north)])
      }),
    )
  })
})
