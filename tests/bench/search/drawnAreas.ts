/**
 * How long a search with several drawn areas takes beside one with a single area, in the same run:
 * `node tests/bench/search/drawnAreas.ts`.
 */
import type { Polygon, Position } from '#domain/search/areas.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { DEGREE } from '#search-engine/store/columnTable.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { makeSegmentedIndexNow } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { makeManyColumns, randomFrom } from '#search-engine/testing/rows.ts'
import { type Percentiles, percentilesOf } from '../percentiles.ts'

const LISTINGS = 100_000
const SEARCHES = 400
/** Searches before anything is measured. */
const WARM_UP = 100

const columns = makeManyColumns(LISTINGS, 3)
const engine = makeSegmentedIndexNow(columns, { bedroomSearch: true })
const random = randomFrom(5)
const draw = (most: number) => Math.floor(random() * most)

/** A closed line about some listing, as fingers draw them. `reach` in degrees. */
function polygon(reach: number): Polygon {
  const doc = draw(LISTINGS)
  const [latitude, longitude] = [columns.latitude[doc] as number, columns.longitude[doc] as number]
  if (latitude === NOT_STATED) return polygon(reach)
  const corners = 5 + draw(36)
  return Array.from({ length: corners }, (_, at): Position => {
    const angle = (2 * Math.PI * at) / corners
    const away = reach * (0.6 + random() * 0.4)
    return [latitude / DEGREE + Math.sin(angle) * away * 0.78, longitude / DEGREE + Math.cos(angle) * away]
  })
}

const polygons = (count: number, reach: number) => Array.from({ length: count }, () => polygon(reach))

/** Each with areas of its own; `reach` in degrees. */
const kinds: Readonly<Record<string, (reach: number) => Criteria>> = {
  'one polygon': (reach) => ({ polygon: polygons(1, reach) }),
  'five polygons': (reach) => ({ polygon: polygons(5, reach) }),
  'five polygons, two left out': (reach) => ({
    polygon: polygons(5, reach),
    excludedArea: polygons(2, reach),
  }),
  'two left out': (reach) => ({ excludedArea: polygons(2, reach) }),
}

function measure(make: () => Criteria): Percentiles {
  const times = Array.from({ length: WARM_UP + SEARCHES }, () => {
    const criteria: Criteria = { contract: 'sale', category: 'residential', ...make() }
    const began = performance.now()
    engine.search({ criteria, order: 'cheaper', page: 1, perPage: 25 })
    return performance.now() - began
  })
  return percentilesOf(times.slice(WARM_UP))
}

for (const reach of [0.05, 0.2, 0.8])
  for (const [name, make] of Object.entries(kinds)) {
    const { p50, p95 } = measure(() => make(reach))
    console.log(`${reach}°, ${name}: p50 ${p50} ms, p95 ${p95} ms`)
  }
