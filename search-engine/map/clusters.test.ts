import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Box } from '#domain/search/areas.ts'
import { NOT_STATED } from '../store/Columns.ts'
import { DEGREE } from '../store/columnTable.ts'
import { clusterGrid } from './clusters.ts'
import { makeSegmentedIndexNow } from '../lifecycle/SegmentedIndex.ts'
import { naiveMatches } from '../testing/naive.ts'
import { criteriaArbitrary, testSurroundings } from '../testing/queries.ts'
import { columnsOf, makeRows, type Row } from '../testing/rows.ts'
import { runs } from '../../tests/properties/runs.ts'

const options = { bedroomSearch: true, surroundings: testSurroundings }
const rows = makeRows(1500, 41)
const engine = makeSegmentedIndexNow(columnsOf(rows), options)

/** The same rows, a part of them written after the index was made. */
const written = makeSegmentedIndexNow(
  columnsOf(rows.slice(0, 1200).map((row) => ({ ...row, price: 1 }))),
  options,
)
written.write(
  rows.map(({ id }) => id),
  columnsOf(rows),
)

/** Spread evenly: most doubles between 0 and 6 are next to nothing, and so would most boxes be. */
const thousandths = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map((number) => number / 1000)

const box: fc.Arbitrary<Box> = fc
  .tuple(
    fc.double({ min: 34, max: 41, noNaN: true }),
    fc.double({ min: 19, max: 28, noNaN: true }),
    thousandths(6),
    thousandths(8),
  )
  .map(([south, west, height, width]) => ({ south, west, north: south + height, east: west + width }))

const isIn = ({ south, west, north, east }: Box, { latitude, longitude }: Row) =>
  latitude !== NOT_STATED &&
  latitude >= south * DEGREE &&
  latitude <= north * DEGREE &&
  longitude >= west * DEGREE &&
  longitude <= east * DEGREE

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function naiveClusters(found: readonly Row[], viewport: Box, zoom: number) {
  const { height, width } = clusterGrid(viewport, zoom)
  const cells = Map.groupBy(found, ({ latitude, longitude }) =>
    [Math.floor(latitude / height), Math.floor(longitude / width)].join(),
  )
  return [...cells.values()].map((inside) => {
    const prices = inside.map(({ price }) => price).filter((price) => price !== NOT_STATED)
    return {
      count: inside.length,
      latitude: expect.closeTo(mean(inside.map(({ latitude }) => latitude / DEGREE)), 6),
      longitude: expect.closeTo(mean(inside.map(({ longitude }) => longitude / DEGREE)), 6),
      ...(prices.length > 0 && { minPrice: Math.min(...prices), maxPrice: Math.max(...prices) }),
    }
  })
}

describe('the map', () => {
  it('shows in cells what a loop would put there, before and after writes', () => {
    let most = 0
    fc.assert(
      fc.property(criteriaArbitrary, box, fc.integer({ min: 5, max: 16 }), (criteria, viewport, zoom) => {
        const found = naiveMatches(rows, criteria, options).filter((row) => isIn(viewport, row))
        const naive = naiveClusters(found, viewport, zoom)
        most = Math.max(most, naive.length)
        for (const one of [engine, written]) {
          const { total, clusters } = one.clusters(criteria, viewport, zoom)
          expect(total).toBe(found.length)
          expect(clusters).toHaveLength(naive.length)
          expect(clusters).toEqual(expect.arrayContaining(naive))
        }
      }),
      { seed: 51, numRuns: runs(300) },
    )
    expect(most).toBeGreaterThan(20)
  })

  it('shows the most relevant one by one, and says how many there are', () => {
    fc.assert(
      fc.property(criteriaArbitrary, box, fc.integer({ min: 1, max: 60 }), (criteria, viewport, most) => {
        const found = naiveMatches(rows, criteria, options).filter((row) => isIn(viewport, row))
        const shown = found.sort((a, b) => b.relevance - a.relevance || b.id - a.id).slice(0, most)
        const markers = shown.map(({ id, latitude, longitude, price }) => ({
          id,
          latitude: latitude / DEGREE,
          longitude: longitude / DEGREE,
          ...(price !== NOT_STATED && { price }),
        }))
        for (const one of [engine, written])
          expect(one.markers(criteria, viewport, most)).toEqual({ total: found.length, markers })
      }),
      { seed: 52, numRuns: runs(300) },
    )
  })

  it('holds its ground: the whole earth in the finest cells, and a box turned round', () => {
    const earth = { south: -90, west: -180, north: 90, east: 180 }
    const { rows: down, columns } = clusterGrid(earth, 22)
    expect(down * columns).toBeLessThanOrEqual(4096)
    const { total, clusters } = engine.clusters({}, earth, 22)
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    const turned = { south: 41, west: 28, north: 35, east: 20 }
    expect(engine.clusters({}, turned, 9)).toEqual({ total: 0, clusters: [] })
    expect(engine.markers({}, turned, 10)).toEqual({ total: 0, markers: [] })
  })
})
