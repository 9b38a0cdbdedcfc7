import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Criteria } from '#domain/search/filters.ts'
import { makeColumnIndexNow } from '../store/ColumnIndex.ts'
import { makePlan } from './makePlan.ts'
import { makeSegmentedIndexNow } from '../lifecycle/SegmentedIndex.ts'
import { naiveSearch } from '../testing/naive.ts'
import { filterArbitraries, testSurroundings } from '../testing/queries.ts'
import { columnsOf, makeRows } from '../testing/rows.ts'
import { runs } from '../../tests/properties/runs.ts'

const options = { bedroomSearch: true, surroundings: testSurroundings }

/** Enough of one contract and category that a part between two prices is longer than a block. */
const rows = makeRows(6000, 31).map((row) => ({ ...row, contract: 1, category: 1 }))
const columns = columnsOf(rows)
const engine = makeSegmentedIndexNow(columns, options)
const index = makeColumnIndexNow(columns)

const { price, surface, typology, condition, floor, lift } = filterArbitraries

/** Ranges, and what is asked of the pack whose codes lie beside their lists. */
const criteria: fc.Arbitrary<Criteria> = fc
  .record({ price, surface, typology, condition, floor, lift }, { requiredKeys: [] })
  .filter((asked) => (asked.price ?? asked.surface) !== undefined && asked.typology !== undefined)
  .map((asked) => ({ contract: 'sale', category: 'residential', ...asked }))

it('finds what looking at every listing finds where codes are read beside a list', () => {
  const read: number[] = []
  fc.assert(
    fc.property(criteria, fc.constantFrom('cheaper', 'larger', 'newer'), (asked, order) => {
      const { driver } = makePlan(index, asked, options, 'modified desc')
      if (driver.kind === 'lists' && driver.aligned) read.push(driver.rows)
      const page = { criteria: asked, order, page: 1, perPage: 50 } as const
      expect(engine.search(page)).toEqual(naiveSearch(rows, page, options))
    }),
    { numRuns: runs(150), endOnFailure: true },
  )
  expect(read.length).toBeGreaterThan(20)
  expect(Math.max(...read)).toBeGreaterThan(1024)
})
