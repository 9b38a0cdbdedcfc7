import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GridBox } from '../store/grid.ts'
import { mergeBoxes } from './boxes.ts'

const length = fc.integer({ min: 1, max: 40 })
const place = fc.integer({ min: 0, max: 60 })
const box: fc.Arbitrary<GridBox> = fc
  .tuple(place, place, length, length)
  .map(([south, west, height, width]) => ({ south, west, north: south + height, east: west + width }))

const lies = (one: GridBox, other: GridBox) =>
  one.south >= other.south && one.west >= other.west && one.north <= other.north && one.east <= other.east
const sizeOf = (boxes: readonly GridBox[]) =>
  boxes.reduce((sum, { south, west, north, east }) => sum + (north - south) * (east - west), 0)

it('joined boxes hold all that the boxes held, and are no larger in all', () => {
  let fewer = 0
  fc.assert(
    fc.property(fc.array(box, { minLength: 1, maxLength: 12 }), (boxes) => {
      const joined = mergeBoxes(boxes)
      for (const one of boxes) expect(joined.some((other) => lies(one, other))).toBe(true)
      expect(sizeOf(joined)).toBeLessThanOrEqual(sizeOf(boxes))
      fewer += +(joined.length < boxes.length)
    }),
  )
  expect(fewer).toBeGreaterThan(20)
})

it('leaves boxes apart whose joint box would be larger than both', () => {
  const [one, other] = [
    { south: 0, west: 0, north: 10, east: 10 },
    { south: 9, west: 9, north: 19, east: 19 },
  ]
  expect(mergeBoxes([one, other])).toEqual([one, other])
  expect(mergeBoxes([one, { ...other, south: 0, north: 10 }])).toEqual([
    { south: 0, west: 0, north: 10, east: 19 },
  ])
})
