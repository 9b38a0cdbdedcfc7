import { describe, expect, it } from 'vitest'
import { filters, type Criteria } from '#domain/search/filters.ts'
import type { OrderName } from '#domain/search/orders.ts'
import { headsOfSortedLists } from './headsOfSortedLists.ts'
import { makeColumnIndexNow } from '../../store/ColumnIndex.ts'
import { sortOf } from '../../store/Orders.ts'
import { makePlan } from '../../planning/makePlan.ts'
import { makeSegmentedIndexNow, type SearchRequest } from '../../lifecycle/SegmentedIndex.ts'
import { noSurroundings } from '../../planning/Surroundings.ts'
import { naiveSearch } from '../../testing/naive.ts'
import { columnsOf, makeRows, type Row } from '../../testing/rows.ts'

const options = { bedroomSearch: true }
const market: Criteria = { contract: 'sale', category: 'residential' }
const ids = {
  contract: filters.contract.vocabulary.idOf('sale'),
  category: filters.category.vocabulary.idOf('residential'),
}
const rows = makeRows(6000, 31).map((row): Row => ({ ...row, ...ids }))

const many: Criteria = { municipality: [1, 2, 3, 4, 5, 6] }
const asked: readonly (readonly [OrderName, Criteria])[] = [
  ['mostRelevant', many],
  ['newer', { region: [1, 2, 3] }],
  ['cheaper', { ...many, price: { min: 60_000 } }],
  ['moreExpensive', { ...many, price: { max: 900_000 } }],
  ['larger', { province: [1, 2], surface: { min: 25 } }],
]
const requests = asked.flatMap(([order, criteria]) =>
  [1, 2, 3].map(
    (page): SearchRequest => ({ criteria: { ...market, ...criteria }, order, page, perPage: 10 }),
  ),
)

/** Every fourth is gone, and the first of each order are among them. */
const isGone = (row: Row) => row.id % 4 === 0 || row.price > 1_400_000
const written = makeSegmentedIndexNow(columnsOf(rows), options)
written.write(
  rows.filter(isGone).map(({ id }) => id),
  columnsOf([]),
)

describe('the first pages of several places together', () => {
  it.each([
    ['as they are', makeSegmentedIndexNow(columnsOf(rows), options), rows],
    ['where some are gone', written, rows.filter((row) => !isGone(row))],
  ])('are those that sorting finds, %s', (_, engine, left) => {
    for (const request of requests)
      expect(engine.search(request)).toEqual(naiveSearch(left, request, options))
  })

  it('are picked out of what each list begins with', () => {
    const index = makeColumnIndexNow(columnsOf(rows))
    for (const { criteria, order } of requests) {
      const sort = sortOf(order)
      const planned = makePlan(index, criteria, { bedroomSearch: true, surroundings: noSurroundings }, sort)
      const heads = headsOfSortedLists(planned, sort, 10)
      expect(heads?.length).toBeLessThan(planned.driver.rows / 2)
      expect(headsOfSortedLists(planned, 'floor asc', 10)).toBeUndefined()
    }
  })
})
