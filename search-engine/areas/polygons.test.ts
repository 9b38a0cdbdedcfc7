import { expect, it } from 'vitest'
import type { Polygon } from '#domain/search/areas.ts'
import { DEGREE } from '../store/columnTable.ts'
import { polygonsArea } from './polygons.ts'

const square = (south: number): Polygon => [
  [south, 23],
  [south, 24],
  [south + 1, 24],
  [south + 1, 23],
]

it('is one area for polygons that are read twice, and another for others', () => {
  const area = polygonsArea([square(37)])
  expect(polygonsArea([square(37)])).toBe(area)
  const others = [
    [square(37.000001)],
    [square(37).slice(1)],
    [square(37), square(37)],
    [square(37).toReversed()],
  ]
  for (const other of others) expect(polygonsArea(other)).not.toBe(area)
  expect(polygonsArea([square(37.5)]).contains(37.25 * DEGREE, 23.5 * DEGREE)).toBe(false)
  expect(area.contains(37.25 * DEGREE, 23.5 * DEGREE)).toBe(true)
})

it('says the same of a position however often it was asked, drawn on cells before or not', () => {
  const cells = {
    south: 37 * DEGREE,
    west: 23 * DEGREE,
    height: 10_000,
    width: 10_000,
    rows: 100,
    columns: 100,
  }
  const triangle: Polygon = [
    [37, 23],
    [38, 23],
    [37, 24],
  ]
  // Each another area: what was made of one is found for its equals.
  const [drawn, plain] = [polygonsArea([triangle]), polygonsArea([[...triangle, [37, 23.5]]])]
  drawn.rasterize(cells)
  const seen = [0, 0]
  for (let at = 0; at < 40_000; at++) {
    const [latitude, longitude] = [
      37 * DEGREE + ((at * 7919) % DEGREE),
      23 * DEGREE + ((at * 104_729) % DEGREE),
    ]
    const isInside = latitude - 37 * DEGREE + (longitude - 23 * DEGREE) < DEGREE
    if (Math.abs(latitude + longitude - 61 * DEGREE) <= 1) continue
    ;(seen[+isInside] as number)++
    for (const area of [drawn, plain]) expect(area.contains(latitude, longitude)).toBe(isInside)
  }
  expect(Math.min(...seen)).toBeGreaterThan(10_000)
})
