import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectSmallest } from './selectSmallest.ts'

const found = (numbers: Int32Array, from: number, to: number) =>
  selectSmallest(numbers, from, to).map((at) => numbers[at] as number)

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
        expect(found(all, from, to)).toEqual(all.toSorted().subarray(from, to))
      }),
    )
  })
})

describe('the smallest of very many numbers', () => {
  const SIZE = 20_000
  const scattered = Int32Array.from({ length: SIZE }, (_, at) => (at * 7919) % SIZE)
  const looked = new Set(Array.from({ length: 256 }, (_, at) => Math.floor((at * SIZE) / 256)))
  /** A sample sees the largest alone, or the smallest. */
  const hidden = scattered.map((one, at) => one + (looked.has(at) ? SIZE : 0))
  const shown = scattered.map((one, at) => one + (looked.has(at) ? 0 : SIZE))

  it.each(Object.entries({ scattered, rising: scattered.toSorted(), hidden, shown }))(
    'are what sorting finds, %s',
    (_, numbers) => {
      const sorted = numbers.toSorted()
      for (const [from, to] of [
        [0, 25],
        [50, 75],
        [975, 1000],
        [SIZE - 25, SIZE],
      ] as const)
        expect(found(numbers, from, to)).toEqual(sorted.subarray(from, to))
    },
  )
})
