import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitsIn, countInAll, listInAll } from './bits.ts'

const WORDS = 6
const word = fc.oneof(fc.constantFrom(0, -1, 1, 1 << 31), fc.integer())
const set = fc.array(word, { minLength: WORDS, maxLength: WORDS }).map((words) => Uint32Array.from(words))
const range = fc
  .tuple(fc.nat(WORDS * 32), fc.nat(WORDS * 32))
  .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)

const isIn = (bits: Uint32Array, doc: number) => (((bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1
const docsBetween = (begin: number, end: number) => Array.from({ length: end - begin }, (_, at) => begin + at)

describe('docs as bits', () => {
  it('are counted word by word', () => {
    fc.assert(
      fc.property(word, (bits) => {
        expect(bitsIn(bits)).toBe((bits >>> 0).toString(2).replaceAll('0', '').length)
      }),
    )
  })

  it('are counted where all sets have them, from any doc to any other', () => {
    fc.assert(
      fc.property(fc.array(set, { minLength: 1, maxLength: 3 }), range, (sets, [begin, end]) => {
        const expected = docsBetween(begin, end).filter((doc) => sets.every((bits) => isIn(bits, doc)))
        expect(countInAll(sets, begin, end)).toBe(expected.length)
      }),
    )
  })

  it('are listed behind what is listed already, where all sets have them, from any doc to any other', () => {
    const sets = fc.array(set, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(sets, range, fc.nat(3), (some, [begin, end], already) => {
        const expected = docsBetween(begin, end).filter((doc) => some.every((bits) => isIn(bits, doc)))
        const kept = new Int32Array(already + expected.length).fill(-1)
        expect(listInAll(some, begin, end, kept, already)).toBe(kept.length)
        expect([...kept]).toEqual([...Array.from({ length: already }, () => -1), ...expected])
      }),
    )
  })
})
