import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOf, screenOf, type Size } from '#domain/map/mercator.ts'
import type { Box } from '#domain/search/areas.ts'
import { covers } from '../../tests/covers.ts'
import { NOT_STATED } from '../store/Columns.ts'
import { DEGREE } from '../store/columnTable.ts'
import { makeSegmentedIndexNow } from '../lifecycle/SegmentedIndex.ts'
import { naiveMatches } from '../testing/naive.ts'
import { criteriaArbitrary, testSurroundings } from '../testing/queries.ts'
import { columnsOf, makeRows, type Row } from '../testing/rows.ts'
import type { ViewFound } from './viewport.ts'
import { runs } from '../../tests/properties/runs.ts'

const options = { bedroomSearch: true, surroundings: testSurroundings }
const rows = makeRows(4000, 17)
const engine = makeSegmentedIndexNow(columnsOf(rows), options)

/** The same rows, a part of them written after the index was made. */
const written = makeSegmentedIndexNow(
  columnsOf(rows.slice(0, 3000).map((row) => ({ ...row, price: 1 }))),
  options,
)
written.write(
  rows.map(({ id }) => id),
  columnsOf(rows),
)

const size: Size = { width: 1000, height: 700 }

/** Views of Greece at every zoom that the map has, fractions of one among them. */
const camera = fc
  .tuple(
    fc.integer({ min: 3400, max: 4200 }),
    fc.integer({ min: 1900, max: 2900 }),
    fc.integer({ min: 28, max: 68 }),
  )
  .map(([north, east, quarters]) => ({ latitude: north / 100, longitude: east / 100, zoom: quarters / 4 }))

const isIn = ({ south, west, north, east }: Box, { latitude, longitude }: Row) =>
  latitude !== NOT_STATED &&
  latitude >= south * DEGREE &&
  latitude <= north * DEGREE &&
  longitude >= west * DEGREE &&
  longitude <= east * DEGREE

const pricesOf = (found: readonly Row[]) =>
  found.map(({ price }) => price).filter((price) => price !== NOT_STATED)

function spanOf({ pins, clusters }: ViewFound) {
  const alone = pins
    .map(({ segment, doc }) => segment.index.columns.price[doc] as number)
    .filter((price) => price !== NOT_STATED)
  const gathered = clusters.flatMap(({ minPrice, maxPrice }) => [minPrice, maxPrice])
  const all = [...alone, ...gathered.filter((price) => price !== undefined)]
  return all.length === 0 ? [] : [Math.min(...all), Math.max(...all)]
}

describe('what a map shows', () => {
  it.each([
    ['of an index', engine],
    ['of an index with changes', written],
  ])('%s is what the list shows: counts, clusters and pins agree', (_, searched) => {
    fc.assert(
      fc.property(criteriaArbitrary, camera, (criteria, at) => {
        const box = boxOf(at, size)
        const inside = naiveMatches(rows, criteria, options).filter((row) => isIn(box, row))
        const found = searched.view(criteria, box, at.zoom)
        const list = searched.findIn(box, { criteria, order: 'mostRelevant', page: 1, perPage: 25 })
        const gathered = found.clusters.reduce((sum, { count }) => sum + count, 0)
        expect(found.inView).toBe(inside.length)
        expect(list.total).toBe(inside.length)
        expect(searched.countIn(box, criteria)).toBe(inside.length)
        expect(found.pins.length + gathered).toBe(inside.length)
        const prices = pricesOf(inside)
        expect(spanOf(found)).toEqual(prices.length === 0 ? [] : [Math.min(...prices), Math.max(...prices)])
        const column = found.areaLevel
        const placed = inside.filter((row) => row[column] !== NOT_STATED)
        expect([...found.areas.values()].reduce((sum, count) => sum + count, 0)).toBe(placed.length)
      }),
      { numRuns: runs(500) },
    )
  })

  it('puts no two marks where a finger would hit both', () => {
    fc.assert(
      fc.property(camera, (at) => {
        const { pins, clusters } = engine.view({}, boxOf(at, size), at.zoom)
        if (clusters.length === 0) return
        const alone = pins.map(({ segment: { index }, doc }) => ({
          latitude: (index.columns.latitude[doc] as number) / DEGREE,
          longitude: (index.columns.longitude[doc] as number) / DEGREE,
        }))
        const places = [...clusters, ...alone].map(({ latitude, longitude }) =>
          screenOf([latitude, longitude], at, size),
        )
        // Joined clusters move towards each other by a part of the distance at which they are joined.
        for (const [first, one] of places.entries())
          for (const other of places.slice(first + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(12)
      }),
      { numRuns: runs(100) },
    )
  })

  it(
    'shows two thousand homes one by one from close, and gathers one more',
    covers('constants/label-limit'),
    () => {
      const [at] = rows
      const packed = (count: number) =>
        makeSegmentedIndexNow(
          columnsOf(
            makeRows(count, 5).map((row) => ({
              ...row,
              latitude: at?.latitude ?? 0,
              longitude: at?.longitude ?? 0,
            })),
          ),
          options,
        )
      const centre = { latitude: (at?.latitude ?? 0) / DEGREE, longitude: (at?.longitude ?? 0) / DEGREE }
      const seen = (count: number) => packed(count).view({}, boxOf({ ...centre, zoom: 17 }, size), 17)
      expect(seen(2000)).toMatchObject({ inView: 2000, clusters: [] })
      expect(seen(2001).clusters.length).toBeGreaterThan(0)
    },
  )

  it('opens every cluster by going closer', () => {
    const at = { latitude: (rows[0]?.latitude ?? 0) / DEGREE, longitude: (rows[0]?.longitude ?? 0) / DEGREE }
    const { clusters, pins } = engine.view({}, boxOf({ ...at, zoom: 16 }, size), 16)
    expect(clusters).toEqual([])
    expect(pins.length).toBeGreaterThan(0)
  })
})
