import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeColumnIndexNow } from '../store/ColumnIndex.ts'
import { listingIdOf } from './SegmentDoc.ts'
import { sortOf } from '../store/Orders.ts'
import { placeColumns } from '../store/placeCodes.ts'
import { type EngineOptions, makeSegmentedIndexNow } from '../lifecycle/SegmentedIndex.ts'
import { SegmentReader } from './SegmentReader.ts'
import { makeRowsWithTwins } from '../testing/homes.ts'
import { requestArbitrary, testSurroundings } from '../testing/queries.ts'
import { columnsOf } from '../testing/rows.ts'
import { runs } from '../../tests/properties/runs.ts'

const options: EngineOptions = { bedroomSearch: true, surroundings: testSurroundings }
const rows = makeRowsWithTwins(900, 71)

/** All of it in the base segment, and a fifth of it written again, some of that deleted. */
const whole = makeSegmentedIndexNow(columnsOf(rows), options)
const written = makeSegmentedIndexNow(columnsOf(rows), options)
const again = rows.filter((_, at) => at % 5 === 0)
written.write(
  again.map(({ id }) => id),
  columnsOf(again.filter((_, at) => at % 3 > 0)),
)

it.each([
  { engine: whole, of: 'an index' },
  { engine: written, of: 'an index and what was written since' },
])('a list of $of says what its questions say one by one', ({ engine }) => {
  let repeats = 0
  fc.assert(
    fc.property(requestArbitrary, fc.option(fc.constantFrom(...placeColumns)), (request, column) => {
      const { total, listings, homes, within } = engine.list(request, column ?? undefined)
      expect({ total, ids: listings.map(listingIdOf) }).toEqual(engine.search(request))
      expect(homes).toBe(engine.homes(request.criteria))
      expect(within).toEqual(column === null ? new Map() : engine.countsWithin(request.criteria, column))
      repeats += Number(homes < total && listings.length > 0)
    }),
    { seed: 72, numRuns: runs(600) },
  )
  // The lists must be worth asking for.
  expect(repeats).toBeGreaterThan(40)
})

it('a search says the same in whatever order it is asked', () => {
  const index = makeColumnIndexNow(columnsOf(rows))
  const liveBits = new Uint32Array((index.size >>> 5) + 1).fill(0xffff_ffff)
  const searcher = new SegmentReader(
    index,
    { bedroomSearch: true, surroundings: testSurroundings },
    { liveBits, docs: [] },
  )
  fc.assert(
    fc.property(requestArbitrary, ({ criteria, order, perPage }) => {
      const begin = () => searcher.execute(criteria, sortOf(order))
      const [repeats, counts, docs] = [
        begin().countDuplicates(),
        begin().countsWithin('region'),
        Array.from(begin().page(0, perPage).docs),
      ]
      const search = begin()
      expect(search.countsWithin('region')).toEqual(counts)
      expect(search.countDuplicates()).toBe(repeats)
      expect(Array.from(search.page(0, perPage).docs)).toEqual(docs)
      expect(search.countsWithin('region')).toEqual(counts)
    }),
    { seed: 73, numRuns: runs(600) },
  )
})
