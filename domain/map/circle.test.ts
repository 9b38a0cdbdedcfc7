import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from '../geography/distance.ts'
import { boxOfCircle, ringOfCircle } from './circle.ts'

const circle = fc.record({
  centre: fc.tuple(
    fc.double({ min: 34, max: 42, noNaN: true }),
    fc.double({ min: 19, max: 30, noNaN: true }),
  ),
  radius: fc.integer({ min: 10, max: 20_000 }),
})

const place = ([latitude, longitude]: readonly [number, number]) => ({ latitude, longitude })

describe('a circle on the ground', () => {
  it('has its corners at its radius from the centre, to half a hundredth', () => {
    fc.assert(
      fc.property(circle, (drawn) => {
        for (const corner of ringOfCircle(drawn)) {
          const metres = 1000 * distance(place(drawn.centre), place(corner))
          expect(Math.abs(metres / drawn.radius - 1)).toBeLessThan(0.005)
        }
      }),
    )
  })

  it('goes round once, from the north eastwards', () => {
    const [first, second, third, fourth] = ringOfCircle({ centre: [38, 23], radius: 1000 }, 4)
    expect(first?.[0]).toBeGreaterThan(38)
    expect(first?.[1]).toBeCloseTo(23, 9)
    expect(second?.[1]).toBeGreaterThan(23)
    expect(third?.[0]).toBeLessThan(38)
    expect(fourth?.[1]).toBeLessThan(23)
    expect(ringOfCircle({ centre: [38, 23], radius: 1000 })).toHaveLength(64)
  })

  it('is inside its box, and touches it', () => {
    fc.assert(
      fc.property(circle, (drawn) => {
        const box = boxOfCircle(drawn)
        const ring = ringOfCircle(drawn)
        const latitudes = ring.map(([latitude]) => latitude)
        const longitudes = ring.map(([, longitude]) => longitude)
        expect(Math.max(...latitudes)).toBeCloseTo(box.north, 9)
        expect(Math.min(...latitudes)).toBeCloseTo(box.south, 9)
        expect(Math.max(...longitudes)).toBeCloseTo(box.east, 9)
        expect(Math.min(...longitudes)).toBeCloseTo(box.west, 9)
      }),
    )
  })
})
