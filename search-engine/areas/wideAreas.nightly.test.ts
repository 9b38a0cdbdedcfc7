import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answers } from '#domain/listing/vocabularies/answers.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { DEGREE } from '../store/columnTable.ts'
import { makeSegmentedIndexNow } from '../lifecycle/SegmentedIndex.ts'
import { naiveMatches, naiveSearch } from '../testing/naive.ts'
import { filterArbitraries, testSurroundings } from '../testing/queries.ts'
import { columnsOf, makeRows } from '../testing/rows.ts'
import { runs } from '../../tests/properties/runs.ts'

const options = { bedroomSearch: true, surroundings: testSurroundings }

/** Beyond the grid on every side: they count to its outermost cells, where the last of these lies. */
const beyond = [
  [30, 24],
  [45, 24],
  [38, 15],
  [38, 33],
  [38, 29.995],
].map(([latitude = 0, longitude = 0]) => ({ latitude: latitude * DEGREE, longitude: longitude * DEGREE }))

/** Enough that whole cells of an area pass without a look, and a good part of them beyond the grid. */
const rows = makeRows(6000, 23).map((row, at) => (at % 9 === 0 ? { ...row, ...beyond[at % 5] } : row))
const engine = makeSegmentedIndexNow(columnsOf(rows), options)

/** The same rows, a part of them written after the index was made. */
const written = makeSegmentedIndexNow(
  columnsOf(rows.slice(0, 5000).map((row) => ({ ...row, price: 1 }))),
  options,
)
written.write(
  rows.map(({ id }) => id),
  columnsOf(rows),
)

const { polygon, excludedArea, circle, contract, price, lift } = filterArbitraries

/** Reaches beyond the grid, where what counts to the same outermost cell lies farther out. */
const east: Criteria = {
  polygon: [
    [
      [36, 26],
      [36, 32],
      [41, 32],
      [41, 26],
    ],
  ],
}
const round: Criteria = { circle: { centre: [38, 24], radius: 400_000 } }
/** Two areas of as many listings. What the polygons hold in the south lies beyond the grid, and in its cells nothing of them. */
const farAndWide: Criteria = {
  circle: { centre: [38, 24], radius: 1_200_000 },
  polygon: [
    [
      [34.5, 14],
      [34.5, 34],
      [46, 34],
      [46, 14],
    ],
    [
      [29, 23],
      [29, 25],
      [31, 25],
      [31, 23],
    ],
  ],
}
const notEast: Criteria = { excludedArea: east.polygon }

/** Areas of a region's size, and little else that is asked. */
const criteria: fc.Arbitrary<Criteria> = fc
  .record({ polygon, excludedArea, circle, contract, price, lift }, { requiredKeys: [] })
  .filter(
    (asked) => asked.polygon !== undefined || asked.excludedArea !== undefined || asked.circle !== undefined,
  )

const pageOf = (asked: Criteria) => ({ criteria: asked, order: 'cheaper', page: 1, perPage: 100 }) as const

/** What looking at every listing finds: a page, how many, and how many with each answer to "lift?". */
function expected(asked: Criteria) {
  const page = naiveSearch(rows, pageOf(asked), options)
  const lift = answers.names.map((one) => naiveMatches(rows, { ...asked, lift: [one] }, options).length)
  return { page, count: page.total, total: page.total, lift }
}

describe.each([
  ['an index', engine],
  ['an index with changes', written],
])('wide areas of %s', (_, searched) => {
  const answered = (asked: Criteria) => {
    const { total, options: counts } = searched.facets(asked)
    return { page: searched.search(pageOf(asked)), count: searched.count(asked), total, lift: counts.lift }
  }

  it.each([
    east,
    round,
    { ...east, ...round },
    { ...east, contract: 'sale' },
    { ...round, lift: ['yes'] },
    notEast,
    { ...notEast, contract: 'sale', lift: ['yes'] },
    { ...notEast, ...round },
    { ...east, ...notEast },
    farAndWide,
  ] satisfies Criteria[])('hold what looking at every listing finds: %j', (asked) => {
    expect(answered(asked)).toEqual(expected(asked))
  })

  it('hold it whatever they are', () => {
    fc.assert(
      fc.property(criteria, (asked) => {
        expect(answered(asked)).toEqual(expected(asked))
      }),
      // Every try looks at every listing many times: to find a smaller one takes minutes.
      { numRuns: runs(25), endOnFailure: true },
    )
  })
})
