import { expect, it } from 'vitest'
import { changeOf, medianRank, tellingOf } from './figures.ts'

/** The probability that fewer than `rank` of `n` fair coins show heads. */
function below(rank: number, n: number): number {
  let term = 0.5 ** n
  let sum = 0
  for (let heads = 0; heads < rank; heads++) {
    sum += term
    term = (term * (n - heads)) / (heads + 1)
  }
  return sum
}

it('covers the median in 90 % of samples, and in not many more, from the first told number of homes on', () => {
  for (let n = 10; n <= 1000; n++) {
    const covered = 1 - 2 * below(medianRank(n), n)
    expect(covered, String(n)).toBeGreaterThanOrEqual(0.9)
    expect(covered, String(n)).toBeLessThan(n < 30 ? 0.99 : 0.975)
  }
})

it.each([
  [0, 'none'],
  [9, 'none'],
  [10, 'level'],
  [29, 'level'],
  [30, 'all'],
])('tells of %i homes: %s', (n, telling) => expect(tellingOf(n)).toBe(telling))

it('turns a difference of logarithms into shares, the interval around them', () => {
  const { share, low, high } = changeOf(Math.log(1.1), 0.01)
  expect(share).toBeCloseTo(0.1)
  expect(low).toBeLessThan(share)
  expect(high).toBeGreaterThan(share)
  expect((1 + high) / (1 + share)).toBeCloseTo((1 + share) / (1 + low))
})
