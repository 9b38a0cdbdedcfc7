import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallest } from './smallest.ts'

/** Below each of these: as many numbers as buckets, one more, and so many or few that a bucket stands for several or one. */
describe.each([50, 4096, 4097, 20_000, 5_000_000])('the smallest of numbers below %i', (limit) => {
  it.each(['anywhere', 'close together'])('are what sorting finds, %s', (spread) => {
    const numbers = fc.uniqueArray(fc.nat(spread === 'anywhere' ? limit - 1 : Math.min(limit - 1, 600)), {
      minLength: 1,
      maxLength: 400,
    })
    fc.assert(
      fc.property(numbers, fc.nat(399), fc.integer({ min: 1, max: 100 }), (drawn, start, length) => {
        const from = start % drawn.length
        const to = Math.min(from + length, drawn.length)
        const all = Int32Array.from(drawn, (one) => (spread === 'anywhere' ? one : limit - 1 - one))
        expect(smallest(all, limit, from, to)).toEqual(all.toSorted().subarray(from, to))
      }),
    )
  })
})
