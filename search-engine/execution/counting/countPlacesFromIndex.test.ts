import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filters } from '#domain/search/filters.ts'
import { countPlacesFromIndex } from './countPlacesFromIndex.ts'
import { NOT_STATED } from '../../store/Columns.ts'
import { makeColumnIndexNow } from '../../store/ColumnIndex.ts'
import { placeColumns } from '../../store/placeCodes.ts'
import { PlaceCounts } from './PlaceCounts.ts'
import { makePlan } from '../../planning/makePlan.ts'
import { makeSegmentedIndexNow } from '../../lifecycle/SegmentedIndex.ts'
import { naiveCountsWithin, naiveMatches } from '../../testing/naive.ts'
import { testSurroundings } from '../../testing/queries.ts'
import { columnsOf, makeRows } from '../../testing/rows.ts'
import { runs } from '../../../tests/properties/runs.ts'

const options = { bedroomSearch: true, surroundings: testSurroundings }
/** Few places for many listings, so that it is worth not to look at each; islands lie across municipalities. */
const rows = makeRows(12_000, 75).map((row) => {
  const municipality = 1 + (row.municipality % 30)
  const province = Math.ceil(municipality / 5)
  const zone = row.id % 4 === 0 ? NOT_STATED : municipality * 100 + (row.id % 3)
  const island = municipality % 7 < 3 && row.id % 2 === 0 ? 1 + (municipality % 3) : NOT_STATED
  return { ...row, municipality, province, region: Math.ceil(province / 2), zone, island }
})
const index = makeColumnIndexNow(columnsOf(rows))
const places = new PlaceCounts(index.places)

const whole = makeSegmentedIndexNow(columnsOf(rows), options)
const written = makeSegmentedIndexNow(columnsOf(rows), options)
const again = rows.filter((_, at) => at % 50 === 0)
written.write(
  again.map(({ id }) => id),
  columnsOf(again.filter((_, at) => at % 3 > 0)),
)

/** Prices of the listings that most of these searches look at: a bound may be just one of them. */
const prices = fc.constantFrom(
  ...naiveMatches(rows, { contract: 'sale', category: 'residential', price: { min: 0 } }, options).map(
    ({ price }) => price,
  ),
)
const idsUpTo = (most: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: 2 })

/** What nearly everybody asks first: contract and category, perhaps a place, and a bound that leaves most of it. */
const wideArbitrary = fc.oneof(
  fc.record({ price: fc.record({ min: prices, max: prices }, { requiredKeys: [] }) }),
  fc.record({ region: idsUpTo(3) }),
  fc.record({ region: idsUpTo(3), price: fc.record({ min: prices, max: prices }, { requiredKeys: [] }) }),
  fc.record({
    price: fc.record({ min: prices }),
    surface: fc.record({ min: fc.integer({ min: 20, max: 120 }) }),
  }),
  fc.record({ municipality: idsUpTo(30), island: idsUpTo(3) }, { requiredKeys: [] }),
)
const marketArbitrary = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ contract: 'sale', category: 'residential' } as const) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        contract: fc.constantFrom(...filters.contract.vocabulary.names),
        category: fc.constantFrom(...filters.category.vocabulary.names),
      },
      { requiredKeys: [] },
    ),
  },
)

it.each([
  { engine: whole, kept: rows, of: 'an index' },
  {
    engine: written,
    kept: rows.filter((_, at) => at % 50 > 0 || (at / 50) % 3 > 0),
    of: 'what was written since',
  },
])('what is found lies in as many of each place as a look at each says, of $of', ({ engine, kept }) => {
  fc.assert(
    fc.property(marketArbitrary, wideArbitrary, fc.constantFrom(...placeColumns), (market, wide, column) => {
      const criteria = { ...market, ...wide }
      const counts = naiveCountsWithin(naiveMatches(kept, criteria, options), column)
      expect(new Map(engine.countsWithin(criteria, column))).toEqual(counts)
    }),
    { seed: 74, numRuns: runs(600) },
  )
})

it.each([
  { asks: 'a contract and a category', criteria: {}, column: 'region' },
  { asks: 'a region', criteria: { region: [1] }, column: 'municipality' },
  { asks: 'two regions', criteria: { region: [1, 2] }, column: 'zone' },
  { asks: 'a price', criteria: { price: { min: 10_000 } }, column: 'region' },
  { asks: 'a region and a price', criteria: { region: [1], price: { min: 10_000 } }, column: 'province' },
] as const)('$asks is counted without a look at each', ({ criteria, column }) => {
  const asked = { contract: 'sale', category: 'residential', ...criteria } as const
  const planned = makePlan(index, asked, options, 'relevance desc')
  const counts = countPlacesFromIndex({ index, places, plan: planned, column })
  expect(counts).toEqual(naiveCountsWithin(naiveMatches(rows, asked, options), column))
})

it('places that lie only in part in what is asked are looked at one by one', () => {
  const planned = makePlan(index, { municipality: [4] }, options, 'relevance desc')
  const asked = { ...planned, driver: { ...planned.driver, rows: index.size } }
  const isPart = countPlacesFromIndex({ index, places, plan: asked, column: 'region' })
  expect(isPart).toBeUndefined()
})
