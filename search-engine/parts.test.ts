import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OrderName, orderOptions } from '#domain/search/orders.ts'
import { NOT_STATED, SMALLEST, sortableBits } from './store/Columns.ts'
import { LARGEST } from './store/columnTable.ts'
import { makeColumnIndexNow } from './store/ColumnIndex.ts'
import { type Sort, sortOf } from './store/Orders.ts'
import { everyDoc } from './store/Partitions.ts'
import { placeColumns } from './store/placeCodes.ts'
import { topK } from './execution/paging/topK.ts'
import { keepOfDocs, keepOfRange, type Predicate } from './planning/predicates.ts'
import { sortDocs } from './store/radixSort.ts'
import { SortedList } from './store/SortedList.ts'
import { columnsOf, makeRows } from './testing/rows.ts'
import { runs } from '../tests/properties/runs.ts'

const value = fc.oneof(
  fc.integer({ min: -5, max: 5 }),
  fc.integer({ min: SMALLEST, max: LARGEST }),
  fc.constantFrom(NOT_STATED, SMALLEST, LARGEST, 0),
)
const column = fc.array(value, { minLength: 1, maxLength: 300 }).map((values) => Int32Array.from(values))
const direction = fc.constantFrom('asc' as const, 'desc' as const)
const docsOf = ({ length }: Int32Array) => Int32Array.from({ length }, (_, doc) => doc)

/** Not stated last in both directions. */
const naiveSort = (values: Int32Array, docs: Int32Array, order: string) =>
  Array.from(docs).toSorted((a, b) => {
    const [first, second] = [values[a] as number, values[b] as number]
    if (first === NOT_STATED || second === NOT_STATED)
      return Number(first === NOT_STATED) - Number(second === NOT_STATED)
    return order === 'asc' ? first - second : second - first
  })

describe('sortDocs', () => {
  it('sorts as a stable comparing sort does', () => {
    fc.assert(
      fc.property(column, direction, (values, order) => {
        expect(Array.from(sortDocs(docsOf(values), values, order))).toEqual(
          naiveSort(values, docsOf(values), order),
        )
      }),
      { seed: 1, numRuns: runs(300) },
    )
  })
})

describe('SortedList', () => {
  it('finds what lies between two values, in a piece', () => {
    fc.assert(
      fc.property(column, direction, value, value, (values, order, a, b) => {
        const [low, high] = [Math.max(SMALLEST, Math.min(a, b)), Math.max(SMALLEST, a, b)]
        const list = sortDocs(docsOf(values), values, order)
        const expected = Array.from(list).filter((doc) => {
          const one = values[doc] as number
          return one !== NOT_STATED && one >= low && one <= high
        })
        const padded = Int32Array.of(0, ...list, 0)
        const sorted = new SortedList(padded, values, order)
        const { begin, end } = sorted.boundsIn({ begin: 1, end: list.length + 1 }, low, high)
        expect(Array.from(padded.subarray(begin, end))).toEqual(expected)
      }),
      { seed: 2, numRuns: runs(300) },
    )
  })
})

describe('predicates', () => {
  const bounds = fc.tuple(value, value).map(([a, b]) => ({
    low: Math.max(SMALLEST, Math.min(a, b)),
    high: Math.max(SMALLEST, a, b),
  }))

  /** Through a range of docs, and through a list of them. */
  const keptBy = (test: Predicate, count: number): number[][] => {
    const kept = new Int32Array(count + 1)
    const byRange = Array.from(kept.subarray(0, keepOfRange(test, 0, count, kept, 0)))
    return [byRange, Array.from(kept.subarray(0, keepOfDocs(test, everyDoc(count), count, kept)))]
  }

  it('keep what lies between two bounds and never what is not stated', () => {
    fc.assert(
      fc.property(column, bounds, (values, { low, high }) => {
        const expected = Array.from(everyDoc(values.length)).filter((doc) => {
          const one = values[doc] as number
          return one !== NOT_STATED && one >= low && one <= high
        })
        const test: Predicate = { kind: 'between', name: 'price', values, low, high }
        expect(keptBy(test, values.length)).toEqual([expected, expected])
      }),
      { seed: 3, numRuns: runs(300) },
    )
  })

  it('keep codes of a table, and docs of bits', () => {
    const codes = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(codes, fc.uniqueArray(fc.integer({ min: 0, max: 40 })), (found, wanted) => {
        const expected = found.flatMap((code, doc) => (wanted.includes(code) ? [doc] : []))
        const table = Uint8Array.from({ length: 41 }, (_, code) => Number(wanted.includes(code)))
        const test: Predicate = { kind: 'table', name: 'x', codes: Uint16Array.from(found), table }
        expect(keptBy(test, found.length)).toEqual([expected, expected])
        const bits = new Uint32Array((found.length >>> 5) + 1)
        for (const doc of expected) bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31))
        expect(keptBy({ kind: 'bits', name: 'x', bits }, found.length)).toEqual([expected, expected])
      }),
      { seed: 6, numRuns: runs(200) },
    )
  })
})

describe('pickPage', () => {
  it('picks what sorting everything would', () => {
    const size = 3000
    const values = Int32Array.from({ length: size }, (_, doc) => (doc * 7919) % 251)
    const docs = sortDocs(docsOf(values), values, 'asc')
    const rank = new Int32Array(size)
    docs.forEach((doc, at) => (rank[doc] = at))
    const sort: Sort = { docs, rank, lists: new Map() }
    const bits = new Int32Array((size >>> 5) + 1)
    const selection = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: size }))
    fc.assert(
      fc.property(
        selection,
        fc.nat(size),
        fc.integer({ min: 1, max: 200 }),
        ([step, most], offset, length) => {
          const selected = docsOf(values)
            .filter((doc) => doc % step === 0)
            .slice(0, most)
          const expected = Array.from(docs)
            .filter((doc) => selected.includes(doc))
            .slice(offset, offset + length)
          expect(Array.from(topK(sort, selected, selected.length, offset, length, bits))).toEqual(expected)
        },
      ),
      { seed: 4, numRuns: runs(300) },
    )
  })

  it('picks them out of an order of so many more', () => {
    const size = 300_001
    const rank = Int32Array.from({ length: size }, (_, doc) => (doc * 7919) % size)
    const docs = new Int32Array(size)
    rank.forEach((place, doc) => (docs[place] = doc))
    const selected = Int32Array.from({ length: 250 }, (_, at) => at * 1200)
    const sorted = selected.toSorted((a, b) => (rank[a] as number) - (rank[b] as number))
    const bits = new Int32Array((size >>> 5) + 1)
    for (const offset of [0, 100, 240, 260])
      expect(topK({ docs, rank, lists: new Map() }, selected, 250, offset, 25, bits)).toEqual(
        sorted.subarray(offset, offset + 25),
      )
  })
})

describe('partitions and orders', () => {
  const rows = makeRows(1200, 21)
  const { columns, partitions, orders, newestFirst } = makeColumnIndexNow(columnsOf(rows))
  const idsOf = (docs: Int32Array) =>
    Array.from(docs, (doc) => columns.id[doc] as number).toSorted((a, b) => a - b)

  it('find the docs of a contract and category, and of a place among them', () => {
    for (const pair of partitions.pairs) {
      const inside = rows.filter((row) => row.contract === pair.contract && row.category === pair.category)
      const ids = (some: typeof rows) => some.map(({ id }) => id).toSorted((a, b) => a - b)
      expect(idsOf(everyDoc(columns.id.length).subarray(pair.begin, pair.end))).toEqual(ids(inside))
      for (const level of placeColumns)
        for (const [place, { begin, end }] of pair.places[level])
          expect(idsOf(partitions.lists[level].subarray(begin, end))).toEqual(
            ids(inside.filter((row) => row[level] === place)),
          )
    }
  })

  it('sort every order, and each partition inside its own slots', () => {
    for (const order of Object.keys(orderOptions) as OrderName[]) {
      const name = sortOf(order)
      const sort = orders.get(name) as Sort
      const [by, way] = name.split(' ') as ['price', string]
      expect(Array.from(sort.docs)).toEqual(naiveSort(columns[by], newestFirst, way))
      for (const { begin, end } of partitions.pairs) {
        const inside = Array.from(sort.docs).filter((doc) => doc >= begin && doc < end)
        const list = sort.lists.get('pair')?.docs.subarray(begin, end) ?? inside
        expect(Array.from(list)).toEqual(inside)
      }
    }
  })

  it('number the docs of a cell next to each other', () => {
    for (const { begin, end, cells } of partitions.pairs) {
      expect(cells.starts[0]).toBe(begin)
      expect(cells.starts.at(-1)).toBe(end)
      expect(Array.from(cells.cells)).toEqual([...new Set(cells.cells)].toSorted((a, b) => a - b))
    }
  })
})

describe('sortableBits', () => {
  it('orders floats as integers', () => {
    const bitsOf = (float: number) => new Int32Array(Float32Array.of(float).buffer)[0] as number
    const floats = [-1e9, -1.5, -0.25, 0, 1e-20, 0.25, 0.75, 1, 3e8]
    const keys = floats.map((float) => sortableBits(bitsOf(float)))
    expect(keys).toEqual(keys.toSorted((a, b) => a - b))
  })
})
