import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEGREE } from '../store/columnTable.ts'
import type { Area, Rasterizable } from './Area.ts'
import { circlesArea } from './circles.ts'
import { complementOf } from './complementOf.ts'
import { INSIDE, OUTSIDE, type RasterGrid, CROSSED } from './raster.ts'
import { polygonsArea } from './polygons.ts'
import { runs } from '../../tests/properties/runs.ts'

const degrees = (from: number, to: number) =>
  fc.integer({ min: from * DEGREE, max: to * DEGREE }).map((value) => value / DEGREE)
const position = fc.tuple(degrees(36, 39), degrees(22, 25))

const circle = fc.record({ centre: position, radius: fc.integer({ min: 500, max: 120_000 }) })
/** Corners in any order: sides may cross. */
const corners = fc.oneof(
  fc.array(position, { minLength: 3, maxLength: 12 }),
  fc.array(position, { minLength: 30, maxLength: 60 }),
)

const area: fc.Arbitrary<Area> = fc.oneof(
  fc.array(circle, { minLength: 1, maxLength: 3 }).map(circlesArea),
  fc.array(corners, { minLength: 1, maxLength: 3 }).map(polygonsArea),
)

const shape: fc.Arbitrary<Rasterizable> = fc.oneof(area, area.map(complementOf))

/** From a street to a region, its squares from a house's to a town's; an area may reach beyond it on every side. */
const paper: fc.Arbitrary<RasterGrid> = fc.record({
  south: fc.integer({ min: 36 * DEGREE, max: 39 * DEGREE }),
  west: fc.integer({ min: 22 * DEGREE, max: 25 * DEGREE }),
  height: fc.constantFrom(1000, 10_000, 100_000),
  width: fc.constantFrom(1000, 10_000, 100_000),
  rows: fc.integer({ min: 1, max: 30 }),
  columns: fc.integer({ min: 1, max: 30 }),
})

/** Parts of a square's height and width: its first and last, and anywhere between. */
const part = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))

it('tells of squares what of a shape lies in them', () => {
  const seen = [0, 0, 0]
  fc.assert(
    fc.property(shape, paper, fc.array(fc.tuple(part, part), { minLength: 2 }), (one, on, parts) => {
      const squares = one.rasterize(on)
      expect(squares).toHaveLength(on.rows * on.columns)
      squares.forEach((state, at) => {
        ;(seen[state] as number)++
        if (state === CROSSED) return
        const [row, column] = [Math.floor(at / on.columns), at % on.columns]
        for (const [up, along] of parts) {
          const latitude = on.south + row * on.height + Math.round(up * (on.height - 1))
          const longitude = on.west + column * on.width + Math.round(along * (on.width - 1))
          expect(one.contains(latitude, longitude)).toBe(state === INSIDE)
        }
      })
    }),
    // As it is found is small enough to read.
    { numRuns: runs(500), endOnFailure: true },
  )
  expect(seen[OUTSIDE]).toBeGreaterThan(10_000)
  expect(seen[INSIDE]).toBeGreaterThan(10_000)
})

it('leaves no more to be looked at than lies along a side', () => {
  const round = circlesArea([{ centre: [38, 23.5], radius: 20_000 }])
  const box = [
    [37.8, 23.2],
    [37.8, 23.8],
    [38.2, 23.8],
    [38.2, 23.2],
  ] as const
  const square = polygonsArea([box.map(([y, x]) => [y, x])])
  const on = {
    south: 37.5 * DEGREE,
    west: 23 * DEGREE,
    height: 10_000,
    width: 10_000,
    rows: 100,
    columns: 100,
  }
  const passed = (one: Area) => one.rasterize(on).filter((state) => state === CROSSED).length
  // The circle is 36 by 46 squares, the box 40 by 60: a line passes one or two in each row, or column, that it crosses.
  expect(passed(round)).toBeLessThan(250)
  expect(passed(square)).toBeLessThan(300)
})
