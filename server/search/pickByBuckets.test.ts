import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sort } from './Orders.ts'
import { pickByBuckets } from './pickByBuckets.ts'

const sortBy = (rank: Int32Array): Sort => {
  const docs = new Int32Array(rank.length)
  rank.forEach((place, doc) => (docs[place] = doc))
  return { docs, rank, lists: new Map() }
}

const upTo = (size: number, place: (doc: number) => number) =>
  Int32Array.from({ length: size }, (_, doc) => place(doc))

/** 7919 shares no factor with any of the sizes: each place once, all over. */
const orders = {
  'an order of so many that a bucket holds several': upTo(20_000, (doc) => (doc * 7919) % 20_000),
  'an order of as many as buckets': upTo(4096, (doc) => (doc * 7919) % 4096),
  'an order of one more': upTo(4097, (doc) => (doc * 7919) % 4097),
  'an order of few': upTo(50, (doc) => (doc * 7919) % 50),
  'the order of docs': upTo(20_000, (doc) => doc),
  'the order turned round': upTo(20_000, (doc) => 19_999 - doc),
}

describe.each(Object.entries(orders))('a page of %s', (_, rank) => {
  const sort = sortBy(rank)

  it('is what sorting everything finds there', () => {
    const drawn = fc.uniqueArray(fc.nat(rank.length - 1), { minLength: 1, maxLength: 400 })
    fc.assert(
      fc.property(drawn, fc.nat(399), fc.integer({ min: 1, max: 100 }), (docs, from, length) => {
        const selected = Int32Array.from(docs)
        const offset = from % selected.length
        const end = Math.min(offset + length, selected.length)
        const sorted = selected.toSorted((a, b) => (rank[a] as number) - (rank[b] as number))
        expect(pickByBuckets(sort, selected, offset, end)).toEqual(sorted.subarray(offset, end))
      }),
    )
  })
})
