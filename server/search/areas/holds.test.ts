import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEGREE } from '../columnTable.ts'
import type { GridBox } from '../grid.ts'
import type { Area, Stretches } from './Area.ts'
import { boxArea } from './box.ts'
import { circlesArea } from './circles.ts'
import { polygonsArea } from './polygons.ts'

const degrees = (from: number, to: number) =>
  fc.integer({ min: from * DEGREE, max: to * DEGREE }).map((value) => value / DEGREE)
const position = fc.tuple(degrees(36, 39), degrees(22, 25))

const circle = fc.record({ centre: position, radius: fc.integer({ min: 500, max: 120_000 }) })
/** Corners in any order: sides may cross. */
const corners = fc.oneof(
  fc.array(position, { minLength: 3, maxLength: 12 }),
  fc.array(position, { minLength: 30, maxLength: 60 }),
)
const box = fc.tuple(position, position).map(([[a, b], [c, d]]) => ({
  south: Math.min(a, c),
  north: Math.max(a, c),
  west: Math.min(b, d),
  east: Math.max(b, d),
}))

const area: fc.Arbitrary<Area> = fc.oneof(
  box.map(boxArea),
  fc.array(circle, { minLength: 1, maxLength: 3 }).map(circlesArea),
  fc.array(corners, { minLength: 1, maxLength: 3 }).map(polygonsArea),
)

/** Boxes from a street's to a region's. */
const asked: fc.Arbitrary<GridBox> = fc
  .tuple(position, fc.constantFrom(1000, 10_000, 100_000), fc.constantFrom(1000, 10_000, 100_000))
  .map(([[latitude, longitude], height, width]) => {
    const [south, west] = [Math.round(latitude * DEGREE), Math.round(longitude * DEGREE)]
    return { south, west, north: south + height, east: west + width }
  })

const isHeld = (stretches: Stretches, west: number, east: number) =>
  stretches.some((from, at) => at % 2 === 0 && from <= west && east <= (stretches[at + 1] as number))

/** Parts of a box's height and width: its corners, and anywhere. */
const part = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))

it('what an area holds lies in it, all of it; and areas hold something', () => {
  let held = 0
  fc.assert(
    fc.property(
      area,
      fc.array(asked, { minLength: 20 }),
      fc.array(fc.tuple(part, part)),
      (one, boxes, parts) => {
        for (const { south, west, north, east } of boxes) {
          if (!isHeld(one.held(south, north), west, east)) continue
          held++
          for (const [up, along] of parts) {
            const latitude = Math.round(south + up * (north - south))
            const longitude = Math.round(west + along * (east - west))
            expect(one.contains(latitude, longitude)).toBe(true)
          }
        }
      },
    ),
    // As it is found is small enough to read.
    { numRuns: 500, endOnFailure: true },
  )
  expect(held).toBeGreaterThan(100)
})
