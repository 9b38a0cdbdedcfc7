import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Polygon } from '#domain/search/areas.ts'
import { bitOf, crosses, EDGE } from './edge.ts'
import { boxOf, boundingBox } from './boxes.ts'
import { edgesOf, insideOf } from './edges.ts'
import { runs } from '../../tests/properties/runs.ts'

const thousandths = (from: number, to: number) =>
  fc.integer({ min: from * 1000, max: to * 1000 }).map((value) => value / 1000)
const position = fc.tuple(thousandths(36, 38), thousandths(22, 24))

/** More corners than are asked one by one: anywhere, or to and fro between two sides. */
const manyCorners: fc.Arbitrary<Polygon> = fc.oneof(
  fc.array(position, { minLength: 25, maxLength: 120 }),
  fc.integer({ min: 25, max: 150 }).map((count) => zigzag(count, ([y, x]) => [y, x])),
  fc.integer({ min: 25, max: 150 }).map((count) => zigzag(count, ([y, x]) => [x + 14, y - 14])),
)

function zigzag(count: number, turned: (at: readonly [number, number]) => [number, number]): Polygon {
  return Array.from({ length: count }, (_, at) => turned([at % 2 ? 38 : 36, 22 + (2 * at) / count]))
}

const polygons = fc.array(manyCorners, { minLength: 1, maxLength: 3 })

/** Any position, and those at the height of a corner, where rays meet it. */
const asked = fc.array(fc.tuple(position, fc.nat(), fc.boolean()), { minLength: 50 })

it('tells as asking every edge does', () => {
  let inside = 0
  fc.assert(
    fc.property(polygons, asked, (drawn, positions) => {
      const edges = edgesOf(drawn)
      const isInside = insideOf(edges, boundingBox(drawn.map(boxOf)))
      for (const [[y, x], at, isLevel] of positions) {
        const corners = drawn.flat()
        const level = corners[at % corners.length]?.[0] ?? y
        const [latitude, longitude] = [Math.round((isLevel ? level : y) * 1e6), Math.round(x * 1e6)]
        const odd = new Map<number, boolean>()
        for (let edge = 0; edge < edges.length; edge += EDGE)
          if (crosses(edges, edge, latitude, longitude)) {
            const polygon = bitOf(edges, edge)
            odd.set(polygon, !odd.get(polygon))
          }
        const expected = [...odd.values()].some(Boolean)
        expect(isInside(latitude, longitude)).toBe(expected)
        inside += +expected
      }
    }),
    { numRuns: runs(300) },
  )
  expect(inside).toBeGreaterThan(1000)
})
