import { expect, it } from 'vitest'
import { rankSum } from './rankSum.ts'

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)

it('cannot tell the same from the same, and tells apart what is shifted', () => {
  expect(rankSum(upTo(50), upTo(50))).toBeCloseTo(1, 2)
  expect(rankSum([1, 1, 1], [1, 1, 1])).toBe(1)
  expect(rankSum(upTo(50), upTo(50, 40))).toBeLessThan(1e-9)
})

it('gives the figure of tables: 4 and 5 values, U = 3', () => {
  // Normal approximation without continuity: z = 7 / sqrt(20 * 10 / 12).
  expect(rankSum([1, 2, 3, 7], [4, 5, 6, 8, 9])).toBeCloseTo(0.0864, 3)
})
