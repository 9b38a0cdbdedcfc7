import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { greece } from '#domain/geography/greece.ts'
import { type Criteria, filterNames } from '#domain/search/filters.ts'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { seedDemo } from '#demo/seed/seedDemo.ts'
import { adOf } from '#search-engine/alerts/ad.ts'
import { InverseIndex } from '#search-engine/alerts/InverseIndex.ts'
import { rowsAt } from '#search-engine/store/Columns.ts'
import { loadColumns } from './loading/loadColumns.ts'
import { makeSegmentedIndexNow, type SegmentedIndex } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { surroundingsOf } from '#search-engine/planning/Surroundings.ts'
import { greekCriteria } from '#search-engine/testing/greekCriteria.ts'
import { askOracle, createOracle } from './testing/sqlOracle.ts'
import { runs } from '../../../tests/properties/runs.ts'

const surroundings = surroundingsOf(greece())

const LISTINGS = 400
const SEARCHES = 5000
/** Searches in one statement. */
const BATCH = 100

const searches = fc.sample(greekCriteria, { seed: 17, numRuns: runs(SEARCHES) })

it('asks for every filter but the keyword, whose words the database reads otherwise', () => {
  const asked = new Set(searches.flatMap((one) => Object.keys(one)))
  expect(filterNames.filter((name) => !asked.has(name))).toEqual(['keyword'])
})

describe.each(engines)('$name', (database) => {
  describe.skipIf(database.missing !== undefined)(`${SEARCHES} random searches`, () => {
    let opened: TestDatabase
    let engine: SegmentedIndex

    beforeAll(async () => {
      opened = await database.open()
      await opened.run(seedDemo({ listings: LISTINGS, seed: 11, now: new Date('2026-11-21T00:00:00Z') }))
      const columns = await opened.run(loadColumns(undefined, { abroad: true }))
      engine = makeSegmentedIndexNow(columns, { bedroomSearch: true, surroundings })
      // A part of the rows stands in the small index of what was written later.
      const later = Int32Array.from({ length: 50 }, (_, at) => at * 7)
      const rows = rowsAt(columns, later)
      engine.write(Array.from(rows.id), rows)
    })

    afterAll(() => opened.close())

    it('find what the database finds', async () => {
      const unlike: { asked: Criteria; found: readonly number[]; expected: readonly number[] }[] = []
      /** For each listing the numbers of the searches that hold it, rising. */
      const holders = new Map<number, number[]>()
      let found = 0
      let some = 0
      const compare = (asked: Criteria, expected: readonly number[]) => {
        const { total, ids } = engine.search({
          criteria: asked,
          order: 'cheaper',
          page: 1,
          perPage: LISTINGS,
        })
        const sorted = ids.toSorted((a, b) => a - b)
        const counted = engine.count(asked)
        if (String(sorted) !== String(expected) || total !== expected.length || counted !== total)
          unlike.push({ asked, found: sorted, expected })
        found += total
        if (total > 0) some++
      }
      /** Listings whose saved searches are not those whose answer of the database holds it. */
      const unlikeAlerts = () => {
        const inverse = new InverseIndex({ bedroomSearch: true, surroundings })
        searches.forEach((criteria, at) => inverse.set(at + 1, criteria))
        return [...holders].filter(([listing, expected]) => {
          const doc = engine.locate(listing)
          const matched = doc ? inverse.match(adOf(doc)).toSorted((a, b) => a - b) : []
          return String(matched) !== String(expected.toSorted((a, b) => a - b))
        })
      }
      const ask = Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql.unsafe(createOracle)
        for (let from = 0; from < searches.length; from += BATCH) {
          const batch = searches.slice(from, from + BATCH)
          const answers = yield* sql.unsafe<{ search: number; ids: readonly number[] | null }>(
            askOracle(batch, surroundings),
          )
          expect(answers).toHaveLength(batch.length)
          for (const { search, ids } of answers) {
            compare(batch[search] as Criteria, ids ?? [])
            for (const id of ids ?? []) holders.set(id, [...(holders.get(id) ?? []), from + search + 1])
          }
        }
      })
      // A temporary table belongs to one connection.
      await opened.run(Effect.flatMap(SqlClient.SqlClient, (sql) => sql.withTransaction(ask)))
      expect(unlike).toEqual([])
      expect(unlikeAlerts()).toEqual([])
      expect(some).toBeGreaterThan(SEARCHES / 4)
      expect(found).toBeGreaterThan(SEARCHES * 5)
    })
  })
})
