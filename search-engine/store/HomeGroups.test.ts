import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Criteria } from '#domain/search/filters.ts'
import { makeColumnIndexNow } from './ColumnIndex.ts'
import { type EngineOptions, makeSegmentedIndexNow, SegmentedIndex } from '../lifecycle/SegmentedIndex.ts'
import { arraysOfIndex, indexOfArrays } from './indexArrays.ts'
import { makeRowsWithTwins, naiveHomes } from '../testing/homes.ts'
import { naiveMatches } from '../testing/naive.ts'
import { criteriaArbitrary, testSurroundings } from '../testing/queries.ts'
import { columnsOf, type Row } from '../testing/rows.ts'
import { runs } from '../../tests/properties/runs.ts'

const options: EngineOptions = { bedroomSearch: true, surroundings: testSurroundings }
const rows = makeRowsWithTwins(500, 61)
const homes = naiveHomes(rows)
const engine = makeSegmentedIndexNow(columnsOf(rows), options)

const naiveCount = (criteria: Criteria, among: readonly Row[] = rows, of = homes) =>
  new Set(naiveMatches(among, criteria, options).map(({ id }) => of.get(id))).size

const idsOf = (one: SegmentedIndex, id: number) =>
  one.sameHome(id).map(({ segment, doc }) => segment.index.columns.id[doc])

/** The others of an ad's home. */
const naiveOthers = (id: number) =>
  rows.flatMap((row) => (row.id !== id && homes.get(row.id) === homes.get(id) ? [row.id] : []))

describe('homes', () => {
  it('are fewer than ads, in groups of several sizes', () => {
    const sizes = new Set(rows.map(({ id }) => naiveOthers(id).length))
    expect([...sizes].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    expect(new Set(homes.values()).size).toBeLessThan(rows.length - 60)
  })

  it('are counted as by looking at every pair', () => {
    let fewer = 0
    fc.assert(
      fc.property(criteriaArbitrary, (criteria) => {
        const count = engine.homes(criteria)
        expect(count).toBe(naiveCount(criteria))
        fewer += Number(count < engine.count(criteria))
      }),
      { seed: 62, numRuns: runs(1500) },
    )
    // The searches must be worth asking.
    expect(fewer).toBeGreaterThan(runs(200))
  })

  it('know their ads', () => {
    for (const { id } of rows) expect(idsOf(engine, id)).toEqual(naiveOthers(id).toSorted((a, b) => a - b))
    expect(engine.sameHome(999_999)).toEqual([])
  })

  it('are the same out of a snapshot', () => {
    const kept = new SegmentedIndex(
      indexOfArrays(arraysOfIndex(makeColumnIndexNow(columnsOf(rows)))),
      options,
    )
    expect(kept.homes({})).toBe(engine.homes({}))
    for (const { id } of rows.slice(0, 50)) expect(idsOf(kept, id)).toEqual(idsOf(engine, id))
  })

  it('lose an ad that is gone, and join what was written at the next making', () => {
    const changing = makeSegmentedIndexNow(columnsOf(rows), options)
    const [first, second] = rows.filter(({ id }) => naiveOthers(id).length === 3).map(({ id }) => id)
    const others = naiveOthers(first as number)
    changing.write([others[0] as number], columnsOf([]))
    expect(idsOf(changing, first as number)).toEqual(others.slice(1).toSorted((a, b) => a - b))
    expect(changing.homes({})).toBe(engine.homes({}))

    // Written unchanged: it is alone in the delta segment until the next rebuild.
    changing.write([second as number], columnsOf(rows.filter(({ id }) => id === second)))
    expect(changing.homes({})).toBe(engine.homes({}) + 1)
    const left = rows.filter(({ id }) => id !== others[0])
    const again = makeSegmentedIndexNow(changing.rows(), options)
    const criteria: Criteria = { contract: 'sale' }
    expect(again.homes(criteria)).toBe(naiveCount(criteria, left, naiveHomes(left)))
  })

  it('are not told apart among thousands of ads that all state the same, in no time', () => {
    const one = rows.find(({ id }) => naiveOthers(id).length > 0) as Row
    const same = Array.from({ length: 5000 }, (_, at) => ({ ...one, id: at + 1, publisher: at % 1000 }))
    const begin = performance.now()
    const many = makeSegmentedIndexNow(columnsOf(same), options)
    expect(performance.now() - begin).toBeLessThan(10_000)
    expect(many.homes({})).toBe(same.length)
  })
})
