import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Polygon } from '#domain/search/areas.ts'
import { type Criteria, type FilterName, type Filter, filterNames, filters } from '#domain/search/filters.ts'
import { NOT_STATED } from '../store/Columns.ts'
import { columnNames } from '../store/columnTable.ts'
import { placeColumns } from '../store/placeCodes.ts'
import { type EngineOptions, makeSegmentedIndexNow, SegmentedIndex } from './SegmentedIndex.ts'
import { naiveCountsWithin, naiveMatches, naiveSearch } from '../testing/naive.ts'
import { criteriaArbitrary, extraFilter, requestArbitrary, testSurroundings } from '../testing/queries.ts'
import { columnsOf, makeRows, type Row } from '../testing/rows.ts'
import { runs } from '../../tests/properties/runs.ts'

const bedrooms: EngineOptions = { bedroomSearch: true, surroundings: testSurroundings }
const rooms: EngineOptions = { ...bedrooms, bedroomSearch: false }
const liftOptions = filters.lift.vocabulary.names
const rows = makeRows(1200, 7)
const engine = makeSegmentedIndexNow(columnsOf(rows), bedrooms)
const byRooms = makeSegmentedIndexNow(columnsOf(rows), rooms)

/** Rows whose places contradict each other: each place then lies in many others. */
const scattered = makeRows(800, 8).map((row, at): Row => ({ ...row, province: 1 + (at % 9), region: at % 4 }))
const scatteredEngine = makeSegmentedIndexNow(columnsOf(scattered), bedrooms)

describe('SearchEngine', () => {
  it('has a column for every filter that looks at one', () => {
    const groups = ['macroarea', 'touristicArea']
    const missing = filterNames.filter((name) => {
      const filter: Filter = filters[name]
      return (
        'column' in filter && !groups.includes(name) && !(columnNames as string[]).includes(filter.column)
      )
    })
    expect(missing).toEqual([])
  })

  it('answers as the naive search does', () => {
    const found = { some: 0, deep: 0, none: 0 }
    fc.assert(
      fc.property(requestArbitrary, (request) => {
        const answer = engine.search(request)
        expect(answer).toEqual(naiveSearch(rows, request, bedrooms))
        found[answer.total === 0 ? 'none' : request.page > 4 && answer.ids.length > 0 ? 'deep' : 'some']++
      }),
      { seed: 11, numRuns: runs(5000) },
    )
    // The queries must be worth asking.
    expect(Math.min(found.some, found.deep, found.none)).toBeGreaterThan(runs(40))
  })

  it('answers alike without the bedroom search, and over places in pieces', () => {
    fc.assert(
      fc.property(requestArbitrary, (request) => {
        expect(byRooms.search(request)).toEqual(naiveSearch(rows, request, rooms))
        expect(scatteredEngine.search(request)).toEqual(naiveSearch(scattered, request, bedrooms))
      }),
      { seed: 12, numRuns: runs(500) },
    )
  })

  it('counts as the naive search does', () => {
    fc.assert(
      fc.property(criteriaArbitrary, fc.constantFrom(...placeColumns), (criteria, column) => {
        const matches = naiveMatches(rows, criteria, bedrooms)
        expect(engine.count(criteria)).toBe(matches.length)
        expect(new Map(engine.countsWithin(criteria, column))).toEqual(naiveCountsWithin(matches, column))
      }),
      { seed: 13, numRuns: runs(500) },
    )
  })

  it('never finds more with one more filter', () => {
    const name = fc.constantFrom(...filterNames.filter((one) => one !== 'keyword'))
    fc.assert(
      fc.property(criteriaArbitrary, extraFilter, name, (criteria, extra, added) => {
        if (criteria[added] !== undefined) return
        const narrower = { ...criteria, [added]: extra[added as keyof typeof extra] }
        expect(engine.count(narrower)).toBeLessThanOrEqual(engine.count(criteria))
      }),
      { seed: 14, numRuns: runs(1000) },
    )
  })

  it('pages that lie end to end are the whole, each listing once', () => {
    fc.assert(
      fc.property(requestArbitrary, (request) => {
        const whole = engine.search({ ...request, page: 1, perPage: rows.length }).ids
        const pages = Math.min(40, Math.ceil(whole.length / request.perPage))
        const read = Array.from({ length: pages }, (_, at) => engine.search({ ...request, page: at + 1 }).ids)
        expect(read.flat()).toEqual(whole.slice(0, pages * request.perPage))
        expect(new Set(whole).size).toBe(whole.length)
      }),
      { seed: 15, numRuns: runs(60) },
    )
  })

  it('finds listings by id, and only those it has', () => {
    for (const { id, price } of rows.slice(0, 200)) {
      const found = engine.locate(id)
      expect(found?.segment.index.columns.price[found.doc]).toBe(price)
    }
    expect(engine.locate(0)).toBeUndefined()
    expect(engine.locate(rows.length + 1)).toBeUndefined()
  })

  it.each([0, 1])('works with %i listings', (size) => {
    const few = makeRows(size, 3)
    const small = makeSegmentedIndexNow(columnsOf(few), bedrooms)
    expect(small.search({ criteria: {}, order: 'newer', page: 1, perPage: 25 })).toEqual({
      total: size,
      ids: few.map(({ id }) => id),
    })
    expect(small.count({ contract: 'sale', municipality: [5] })).toBeLessThanOrEqual(size)
    expect(small.facets({}).total).toBe(size)
  })

  it('finds in any of several areas, and leaves out what is known to lie in another', () => {
    const square = (south: number, west: number): Polygon => [
      [south, west],
      [south + 2, west],
      [south + 2, west + 4],
      [south, west + 4],
    ]
    const [north, south] = [square(38, 20), square(35, 20)]
    const country: Polygon = [
      [30, 10],
      [30, 40],
      [50, 40],
      [50, 10],
    ]
    const idsOf = (criteria: Criteria) =>
      new Set(engine.search({ criteria, order: 'newer', page: 1, perPage: rows.length }).ids)
    const [inNorth, inSouth] = [north, south].map((one) => idsOf({ polygon: [one] })) as [
      Set<number>,
      Set<number>,
    ]
    expect(Math.min(inNorth.size, inSouth.size)).toBeGreaterThan(100)
    expect(idsOf({ polygon: [north, south] })).toEqual(inNorth.union(inSouth))
    expect(idsOf({ polygon: [north, south], excludedArea: [south] })).toEqual(inNorth)
    // What shows no point is in no area: never found by one, never left out by one.
    const nowhere = new Set(rows.filter(({ latitude }) => latitude === NOT_STATED).map(({ id }) => id))
    expect(nowhere.size).toBeGreaterThan(10)
    expect(idsOf({ polygon: [country] }).isDisjointFrom(nowhere)).toBe(true)
    expect(idsOf({ excludedArea: [north, south] }).isSupersetOf(nowhere)).toBe(true)
    expect(idsOf({ excludedArea: [country] })).toEqual(nowhere)
  })

  it('explains itself', () => {
    const criteria = { contract: 'sale', category: 'residential', price: { max: 100_000 } } as const
    expect(engine.explain({ criteria, order: 'cheaper' })).toMatch(/^price asc, \d+ rows$/)
    const narrow = { ...criteria, zone: [101], lift: ['yes'], balcony: ['yes'] } as const
    expect(engine.explain({ criteria: narrow, order: 'larger' })).toMatch(
      /^zone, \d+ rows; then price, lift and balcony$/,
    )
  })
})

describe('writing', () => {
  const changes = fc.array(
    fc.record({
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 420 }), { minLength: 1, maxLength: 30 }),
      seed: fc.integer({ min: 1, max: 1_000_000 }),
      gone: fc.boolean(),
    }),
    { maxLength: 6 },
  )

  it('finds what was written, and nothing that is gone', () => {
    fc.assert(
      fc.property(
        changes,
        fc.array(requestArbitrary, { minLength: 4, maxLength: 8 }),
        (written, requests) => {
          const first = makeRows(400, 5)
          const live = new Map(first.map((row) => [row.id, row]))
          const changing = makeSegmentedIndexNow(columnsOf(first), bedrooms)
          for (const { ids, seed, gone } of written) {
            const told = gone
              ? []
              : ids.map((id, at): Row => ({ ...(makeRows(ids.length, seed)[at] as Row), id }))
            for (const id of ids) live.delete(id)
            for (const row of told) live.set(row.id, row)
            changing.write(ids, columnsOf(told))
            // Some questions come between the writes.
            changing.count({ contract: 'sale' })
          }
          const now = [...live.values()]
          expect(changing.size).toBe(now.length)
          for (const request of requests) {
            expect(changing.search(request)).toEqual(naiveSearch(now, request, bedrooms))
            expect(changing.facets(request.criteria).total).toBe(changing.count(request.criteria))
          }
          const again = makeSegmentedIndexNow(changing.rows(), bedrooms)
          for (const request of requests) expect(again.search(request)).toEqual(changing.search(request))
        },
      ),
      { seed: 21, numRuns: runs(120) },
    )
  })

  it('finds lists of places that few are gone from', () => {
    const many = makeRows(6000, 9)
    const left = many.filter(({ id }) => id % 150 !== 0)
    const changing = makeSegmentedIndexNow(columnsOf(many), bedrooms)
    const gone = many.filter(({ id }) => id % 150 === 0)
    changing.write(
      gone.map(({ id }) => id),
      columnsOf([]),
    )
    const asked: Criteria[] = [
      {},
      { region: [1] },
      { region: [1, 2] },
      { province: [1] },
      { price: { min: 1 } },
    ]
    for (const criteria of asked)
      for (const order of ['mostRelevant', 'cheaper', 'lowerFloor'] as const)
        for (const page of [1, 3]) {
          const request = { criteria: { contract: 'sale', ...criteria }, order, page, perPage: 25 } as const
          expect(changing.search(request)).toEqual(naiveSearch(left, request, bedrooms))
          expect(changing.count(request.criteria)).toBe(naiveSearch(left, request, bedrooms).total)
        }
  })

  it('tells how much a new index would clear away', () => {
    const changing = makeSegmentedIndexNow(columnsOf(makeRows(50, 5)), bedrooms)
    changing.write([1, 2], columnsOf(makeRows(2, 6)))
    expect(changing.staleness).toBe(4)
    expect(changing).toBeInstanceOf(SegmentedIndex)
  })
})

describe('counts on options', () => {
  it('of whole places are true after writes, asked once or again', () => {
    const many = makeRows(6000, 9)
    const changing = makeSegmentedIndexNow(columnsOf(many), bedrooms)
    const places: Criteria[] = [
      {},
      { region: [1] },
      { province: [3] },
      { municipality: [5] },
      { zone: [101] },
    ]
    const asked = places.flatMap((place): Criteria[] => [
      place,
      { ...place, contract: 'sale' },
      { ...place, contract: 'sale', category: 'residential' },
      { ...place, excludeAuctions: true },
    ])
    for (let round = 0; round < 4; round++) {
      const again = makeSegmentedIndexNow(changing.rows(), bedrooms)
      for (const criteria of asked) {
        expect(changing.facets(criteria)).toEqual(again.facets(criteria))
        const { total, options } = changing.facets(criteria)
        expect(total).toBe(changing.count(criteria))
        expect(options.lift[1]).toBe(changing.count({ ...criteria, lift: [liftOptions[1] as 'yes'] }))
      }
      const ids = many.filter((_, at) => at % 7 === round).map(({ id }) => id)
      changing.write(
        ids,
        columnsOf(makeRows(ids.length, 40 + round).map((row, at) => ({ ...row, id: ids[at] as number }))),
      )
    }
  })

  const optionCriteria = (name: FilterName, option: string | number) => {
    const filter: Filter = filters[name]
    if (filter.kind === 'least') return option
    return filter.kind === 'range' ? { min: option } : [option]
  }

  it('equal the searches they lead to', () => {
    fc.assert(
      fc.property(criteriaArbitrary, (criteria) => {
        const { total, options, without, histograms } = engine.facets(criteria)
        expect(total).toBe(engine.count(criteria))
        for (const [name, counts] of Object.entries(options) as [keyof typeof options, readonly number[]][]) {
          // Looking at bedrooms, the rooms filter has the counts of the other.
          if (name === 'rooms' || (name === 'bedrooms' && criteria.rooms)) continue
          const filter: Filter = filters[name]
          const values = 'vocabulary' in filter ? filter.vocabulary.names : counts.map((_, at) => at + 1)
          values.forEach((value, at) => {
            const led = { ...criteria, [name]: optionCriteria(name, value) }
            expect([name, value, counts[at]]).toEqual([name, value, engine.count(led)])
          })
        }
        const { bedrooms: _bedrooms, ...others } = without
        for (const [name, count] of Object.entries(others))
          expect(count).toBe(engine.count({ ...criteria, [name]: undefined }))
        for (const name of ['price', 'surface'] as const) {
          const { [name]: _, ...wider } = criteria
          const stated = naiveMatches(rows, wider, bedrooms).filter((row) => row[name] !== NOT_STATED)
          expect(histograms[name].reduce((sum, count) => sum + count, 0)).toBe(stated.length)
        }
      }),
      { seed: 31, numRuns: runs(60) },
    )
  })
})
