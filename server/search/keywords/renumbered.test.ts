import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listOf } from './docSets.ts'
import { NONE, renumbered } from './renumbered.ts'

const numbersOf = (size: number) => Array.from({ length: size }, (_, number) => number)

describe('docs of texts by the numbers of an index', () => {
  // Two docs of 2,000 are put in order one by one, those of 40 by their bits.
  it.each([40, 2000])('are those that it holds, in order, of %i', (size) => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(numbersOf(size), { minLength: size, maxLength: size }),
        fc.uniqueArray(fc.nat(size - 1), { maxLength: 6 }),
        fc.nat(6),
        (order, picked, known) => {
          const docs = Int32Array.from(order, (doc) => (picked.indexOf(doc) >= known ? NONE : doc))
          const numbers = Int32Array.from(picked, (doc) => order.indexOf(doc)).sort()
          const others = Int32Array.from(picked.slice(known))
          const found = listOf(renumbered(numbers, docs, others, size))
          expect([...found]).toEqual(picked.toSorted((a, b) => a - b))
        },
      ),
      { seed: 22, numRuns: 300 },
    )
  })
})
