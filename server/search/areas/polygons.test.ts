import { expect, it } from 'vitest'
import type { Polygon } from '#domain/search/areas.ts'
import { DEGREE } from '../columnTable.ts'
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
