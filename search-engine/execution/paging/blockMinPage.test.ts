import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories, contracts } from '#domain/listing/vocabularies/market.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { blockMinIndexOf } from '../../store/blockMinIndex.ts'
import { firstByBlockMinima } from './blockMinPage.ts'
import type { Sort } from '../../store/Orders.ts'
import { makeSegmentedIndexNow, type SearchRequest } from '../../lifecycle/SegmentedIndex.ts'
import { naiveSearch } from '../../testing/naive.ts'
import { columnsOf, makeRows, randomFrom, type Row } from '../../testing/rows.ts'

const SIZE = 12_800
const inOrder = Int32Array.from({ length: SIZE }, (_, at) => at)
const random = randomFrom(17)
/** By a number that goes along with the place, and by one that does not. */
const along = inOrder.map((at) => at + Math.floor(3000 * random()))

/** Where each doc of a list, here the docs as they are numbered, stands by some values. */
function sortBy(values: Int32Array): Sort {
  const docs = inOrder.toSorted((a, b) => (values[a] as number) - (values[b] as number) || a - b)
  const rank = new Int32Array(SIZE)
  docs.forEach((doc, place) => (rank[doc] = place))
  return { docs, rank, lists: new Map() }
}

const orders = {
  'that goes along': along,
  'that goes the other way': along.map((value) => -value),
  'that has nothing to do with it': inOrder.map((at) => (at * 7919) % SIZE),
}

describe.each(Object.entries(orders))('a piece of a list by an order %s', (_, values) => {
  const sort = sortBy(values)
  const blockMins = blockMinIndexOf(sort.rank)
  const bounds = fc
    .tuple(fc.nat(SIZE), fc.nat(SIZE))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)

  it('begins as sorting it would, or is left to others', () => {
    fc.assert(
      fc.property(bounds, fc.integer({ min: 1, max: 60 }), ([begin, end], count) => {
        const sorted = sort.docs.filter((doc) => doc >= begin && doc < end)
        const found = firstByBlockMinima(sort, blockMins, [begin, end], count)
        expect(found ?? sorted.subarray(0, count)).toEqual(sorted.subarray(0, count))
      }),
    )
  })

  it('is not left to others where it is long', () => {
    expect(firstByBlockMinima(sort, blockMins, [1, SIZE - 1], 25)).toHaveLength(25)
  })
})

it('leaves a piece of no docs to others', () => {
  expect(firstByBlockMinima(sortBy(along), blockMinIndexOf(inOrder), [128, 128], 25)).toBeUndefined()
})

describe('homes between two prices or sizes, by price per m²', () => {
  const options = { bedroomSearch: true }
  const market = { contract: 'sale', category: 'residential' } as const
  const ids = { contract: contracts.idOf('sale'), category: categories.idOf('residential') }
  const rows = makeRows(20_000, 5).map((row): Row => ({ ...row, ...ids }))
  const columns = columnsOf(rows)
  const written = makeSegmentedIndexNow(columns, options)
  const [gone, there] = [rows.filter(({ id }) => id % 50 === 0), rows.filter(({ id }) => id % 50 !== 0)]
  written.write(
    gone.map(({ id }) => id),
    columnsOf([]),
  )
  const asked: readonly Criteria[] = [
    { price: { min: 1 } },
    { price: { min: 100_000 } },
    { price: { min: 60_000, max: 900_000 } },
    { surface: { min: 30 } },
    { surface: { max: 200 } },
  ]
  const requests = asked.flatMap((criteria) =>
    [1, 2].map(
      (page): SearchRequest => ({
        criteria: { ...market, ...criteria },
        order: 'pricePerSquareMetreUp',
        page,
        perPage: 25,
      }),
    ),
  )

  it.each([
    ['as they are', makeSegmentedIndexNow(columns, options), rows],
    ['where some are gone', written, there],
  ])('are those that sorting finds, %s', (_, engine, left) => {
    for (const request of requests)
      expect(engine.search(request)).toEqual(naiveSearch(left, request, options))
  })
})
