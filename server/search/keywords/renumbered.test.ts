import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listOf } from './docSets.ts'
import { NONE, renumbered } from './renumbered.ts'

const numbersOf = (size: number) => Array.from({ length: size }, (_, number) => number)

describe('docs by other numbers', () => {
  // Two docs of 2,000 are put in order one by one, those of 40 by their bits.
  it.each([40, 2000])('are in order, less those that have none, of %i', (size) => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(numbersOf(size), { minLength: size, maxLength: size }),
        fc.uniqueArray(fc.nat(size - 1), { maxLength: 6 }),
        fc.nat(6),
        (order, picked, numbered) => {
          const without = picked.slice(numbered)
          const numbers = Int32Array.from(order, (number) => (without.includes(number) ? NONE : number))
          const docs = Int32Array.from(picked, (number) => order.indexOf(number)).sort()
          const expected = picked.slice(0, numbered).toSorted((a, b) => a - b)
          expect([...listOf(renumbered(docs, numbers, size))]).toEqual(expected)
        },
      ),
      { seed: 22, numRuns: 300 },
    )
  })
})
