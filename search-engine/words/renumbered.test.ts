import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitsOf, listOf } from '../store/arrays/docSets.ts'
import { renumbered, renumbering } from './renumbered.ts'
import { NONE, runsOf } from './runs.ts'
import { runs } from '../../tests/properties/runs.ts'

const DOCS = 150
const everyDoc = Array.from({ length: DOCS }, (_, doc) => doc)
const someDocs = fc.subarray(everyDoc).map((docs) => Int32Array.from(docs))

/** As in a rebuilt index: some docs are gone, and others came between. */
const inOrder = fc
  .record({
    gone: fc.subarray(everyDoc, { maxLength: 9 }),
    added: fc.array(fc.nat(DOCS - 1), { maxLength: 50 }),
  })
  .map(({ gone, added }) => {
    let number = 0
    return Int32Array.from(everyDoc, (doc) => {
      number += added.filter((before) => before === doc).length
      return gone.includes(doc) ? NONE : number++
    })
  })

const inAnyOrder = (size: number) =>
  fc
    .uniqueArray(fc.nat(size - 1), { minLength: DOCS, maxLength: DOCS })
    .map((numbers) => Int32Array.from(numbers, (number, doc) => (doc % 7 === 3 ? NONE : number)))

const expected = (docs: Int32Array, numbers: Int32Array) =>
  Array.from(docs, (doc) => numbers[doc] as number)
    .filter((number) => number !== NONE)
    .toSorted((a, b) => a - b)

describe('docs by other numbers', () => {
  it.each([
    ['the same order', inOrder, 200],
    ['any order, each put in its place', inAnyOrder(100_000), 100_000],
    ['any order, by their bits', inAnyOrder(200), 200],
  ])('are in order, less those that have none: of %s', (_, numbered, size) => {
    fc.assert(
      fc.property(someDocs, numbered, (docs, numbers) => {
        const elsewhere = renumbering(numbers, size)
        const found = expected(docs, numbers)
        expect([...listOf(renumbered(docs, elsewhere))]).toEqual(found)
        expect([...listOf(renumbered(bitsOf(docs, DOCS), elsewhere))]).toEqual(found)
      }),
      { seed: 22, numRuns: runs(300) },
    )
  })

  it('are runs wherever they keep their order', () => {
    fc.assert(
      fc.property(inOrder, (numbers) => {
        expect(runsOf(numbers)).toBeDefined()
      }),
      { seed: 23 },
    )
  })

  it('move with their neighbours, some places on or back', () => {
    const numbers = Int32Array.from({ length: 300 }, (_, doc) => (doc === 100 ? NONE : doc + 37))
    numbers.set([NONE, NONE, 0], 0)
    expect(runsOf(numbers)).toEqual(Int32Array.from([2, 3, -2, 3, 100, 37, 101, 300, 37]))
    const docs = Int32Array.of(0, 1, 2, 3, 31, 32, 99, 100, 101, 299)
    const found = renumbered(bitsOf(docs, 300), renumbering(numbers, 340))
    expect([...listOf(found)]).toEqual([0, 40, 68, 69, 136, 138, 336])
  })

  it('are told apart from those that do not keep their order', () => {
    expect(runsOf(Int32Array.of(1, 0))).toBeUndefined()
    expect(runsOf(Int32Array.of(4, NONE, 4))).toBeUndefined()
    expect(runsOf(Int32Array.of(NONE, 0, NONE))).toEqual(Int32Array.of(1, 2, -1))
  })
})
