import fc from 'fast-check'
import { expect, it } from 'vitest'
import { radiusMax } from '#domain/search/areas.ts'
import { DEGREE } from '../store/columnTable.ts'
import { circlesArea, metresBetween } from './circles.ts'
import { runs } from '../../tests/properties/runs.ts'

const thousandths = (from: number, to: number) =>
  fc.integer({ min: from * 1000, max: to * 1000 }).map((value) => value / 1000)

const circle = fc.record({
  centre: fc.tuple(thousandths(-80, 80), thousandths(-90, 90)),
  radius: fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 2000, max: radiusMax })),
})

/** In which direction something lies from the middle, and how far in radii: most of it near the side. */
const away = fc.tuple(
  fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  fc.oneof(fc.double({ min: 0.97, max: 1.03, noNaN: true }), fc.double({ min: 0, max: 3, noNaN: true })),
)

it('holds what the great circle says, near its sides as well', () => {
  const seen = { inside: 0, outside: 0 }
  fc.assert(
    fc.property(circle, fc.array(away, { minLength: 20 }), ({ centre, radius }, positions) => {
      const { contains } = circlesArea([{ centre, radius }])
      const [y, x] = [centre[0] * DEGREE, centre[1] * DEGREE]
      for (const [direction, far] of positions) {
        const metres = radius * far * (DEGREE / 111_195)
        const latitude = Math.round(y + metres * Math.sin(direction))
        const across = Math.cos((latitude / DEGREE) * (Math.PI / 180))
        const longitude = Math.round(x + (metres * Math.cos(direction)) / across)
        const isInside = metresBetween(y, x, latitude, longitude) <= radius
        expect(contains(latitude, longitude)).toBe(isInside)
        seen[isInside ? 'inside' : 'outside']++
      }
    }),
    { numRuns: runs(1000) },
  )
  expect(seen.inside).toBeGreaterThan(runs(5000))
  expect(seen.outside).toBeGreaterThan(runs(5000))
})
