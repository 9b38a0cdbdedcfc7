import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allDocs,
  bitsOf,
  countBits,
  type DocSet,
  isDense,
  listOf,
  restrict,
  union,
} from '../store/arrays/docSets.ts'
import { StringTable } from './StringTable.ts'

describe('StringTable', () => {
  const strings = fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 300 })

  it('numbers strings in the order in which they come, each once', () => {
    fc.assert(
      fc.property(strings, strings, (texts, others) => {
        const table = new StringTable()
        const ids = new Map<string, number>()
        for (const text of texts) {
          if (!ids.has(text)) ids.set(text, ids.size)
          expect(table.add(text)).toBe(ids.get(text))
        }
        const read = StringTable.from(table.arrays())
        expect(read.size).toBe(ids.size)
        for (const text of [...texts, ...others]) expect(read.idOf(text)).toBe(ids.get(text) ?? -1)
        for (const [text, id] of ids) expect(read.textOf(id)).toBe(text)
      }),
    )
  })

  it('goes on after it was read', () => {
    const table = new StringTable()
    table.add('θέα')
    const read = StringTable.from(table.arrays())
    const many = Array.from({ length: 500 }, (_, at) => read.add(`λέξη ${at}`))
    expect(many).toEqual(Array.from({ length: 500 }, (_, at) => at + 1))
    expect([read.idOf('θέα'), read.idOf('λέξη 499'), read.idOf('λέξη 500')]).toEqual([0, 500, -1])
  })
})

describe('sets of docs', () => {
  const SIZE = 300
  const members = fc
    .uniqueArray(fc.nat(SIZE - 1), { maxLength: SIZE })
    .map((docs) => docs.toSorted((a, b) => a - b))
  const set = fc
    .tuple(members, fc.boolean())
    .map(([docs, asBits]): DocSet => (asBits ? bitsOf(Int32Array.from(docs), SIZE) : Int32Array.from(docs)))
  const docsOf = (one: DocSet) => Array.from(listOf(one))

  it('is the same as a list and as bits', () => {
    fc.assert(
      fc.property(members, (docs) => {
        const bits = bitsOf(Int32Array.from(docs), SIZE)
        expect(docsOf(bits)).toEqual(docs)
        expect(countBits(bits)).toBe(docs.length)
      }),
    )
    expect(docsOf(allDocs(65))).toEqual(Array.from({ length: 65 }, (_, doc) => doc))
    expect(countBits(allDocs(64))).toBe(64)
    expect(countBits(allDocs(0))).toBe(0)
  })

  it('is joined as sets are where few of very many docs are in any', () => {
    const many = 100_000
    const few = fc.uniqueArray(fc.oneof(fc.nat(60), fc.nat(many - 1)), { maxLength: 40 })
    const lists = fc.array(few, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(lists, (all) => {
        const sorted = (docs: Iterable<number>) => [...docs].toSorted((x, y) => x - y)
        const sets = all.map((docs) => Int32Array.from(sorted(docs)))
        expect(union(sets, many)).toEqual(Int32Array.from(sorted(new Set(all.flat()))))
      }),
    )
  })

  it('is joined and cut as sets are, whatever the shapes', () => {
    fc.assert(
      fc.property(set, set, set, (one, other, third) => {
        const [a, b, c] = [one, other, third].map((docs) => new Set(docsOf(docs))) as [
          Set<number>,
          Set<number>,
          Set<number>,
        ]
        const sorted = (docs: Set<number>) => [...docs].toSorted((x, y) => x - y)
        expect(docsOf(restrict(one, other, true))).toEqual(sorted(a.intersection(b)))
        expect(docsOf(restrict(one, other, false))).toEqual(sorted(a.difference(b)))
        expect(docsOf(union([one, other, third], SIZE))).toEqual(sorted(a.union(b).union(c)))
        // What was given is not changed.
        expect([docsOf(one), docsOf(other)]).toEqual([sorted(a), sorted(b)])
      }),
    )
  })

  it('joins few docs to a list and many to bits', () => {
    const few = union([Int32Array.of(1), Int32Array.of(5)], 1000)
    expect([few instanceof Int32Array, isDense(2, 1000)]).toEqual([true, false])
    const many = union([Int32Array.from({ length: 30 }, (_, doc) => doc), Int32Array.of(900, 901)], 1000)
    expect([many instanceof Uint32Array, isDense(32, 1000)]).toEqual([true, true])
  })
})
