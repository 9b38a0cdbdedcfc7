/** Clusters under a filter that nobody has asked for yet: ours, and an index of clusters rebuilt over what it finds. */
import Supercluster, { type PointFeature } from 'supercluster'
import type { Criteria } from '#domain/search/filters.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { DEGREE } from '#search-engine/store/columnTable.ts'
import type { SegmentedIndex } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { round } from '../percentiles.ts'

export interface RebuildFigures {
  /** Listings that the filter leaves. */
  readonly points: number
  /** Milliseconds, the median of the rounds: ours from the question on, theirs from the points that were found. */
  readonly oursMs: number
  readonly theirsMs: number
  readonly ratio: number
  /** Both count as many. */
  readonly equal: boolean
}

/** All that the stock has, in one view. */
const everything = { south: 34, west: 19, north: 42, east: 30 }
const corners = [everything.west, everything.south, everything.east, everything.north] as const
const ZOOM = 7
const sizes = [10_000, 100_000, 300_000]
const ROUNDS = 15

/** As most people search; where that finds too few, all there is. */
const markets: readonly Criteria[] = [{ contract: 'sale', category: 'residential' }, {}]

/** One for each number of points that the stock has. */
export function rebuiltClusters(engine: SegmentedIndex): readonly RebuildFigures[] {
  const searched = markets.map((market) => ({ market, homes: pricedHomes(engine, market) }))
  return sizes.flatMap((points) => {
    const found = searched.find(({ homes }) => homes.length >= points)
    if (found === undefined) return []
    const { market, homes } = found
    const min = homes[points - 1]?.price as number
    const among = homes.filter(({ price }) => price >= min)
    return measure(engine, { ...market, price: { min } }, among)
  })
}

interface Home {
  readonly price: number
  readonly latitude: number
  readonly longitude: number
}

/** Those that state a price and may be shown on a map, the dearest first: few of these have the same price. */
function pricedHomes(engine: SegmentedIndex, market: Criteria): readonly Home[] {
  const homes = Array.from(engine.matches(market), ({ segment, doc }): Home => {
    const { price, latitude, longitude } = segment.index.columns
    return {
      price: price[doc] as number,
      latitude: latitude[doc] as number,
      longitude: longitude[doc] as number,
    }
  })
  return homes
    .filter(({ price, latitude }) => price !== NOT_STATED && latitude !== NOT_STATED)
    .sort((a, b) => b.price - a.price)
}

function measure(engine: SegmentedIndex, criteria: Criteria, homes: readonly Home[]): RebuildFigures {
  const features = homes.map(featureOf)
  const ours = () => engine.view(criteria, everything, ZOOM)
  const theirs = () =>
    new Supercluster({ radius: 60, maxZoom: 16 }).load(features).getClusters([...corners], ZOOM)
  const found = ours()
  const ourTotal = found.pins.length + found.clusters.reduce((sum, { count }) => sum + count, 0)
  const theirTotal = theirs().reduce((sum, { properties }) => sum + countOf(properties), 0)
  const [oursMs, theirsMs] = [median(ours), median(theirs)]
  return {
    points: homes.length,
    oursMs,
    theirsMs,
    ratio: Math.round((theirsMs / oursMs) * 10) / 10,
    equal: ourTotal === homes.length && theirTotal === homes.length,
  }
}

const featureOf = ({ latitude, longitude }: Home): PointFeature<Record<string, never>> => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Point', coordinates: [longitude / DEGREE, latitude / DEGREE] },
})

/** A cluster says how many it holds; a point is one. */
const countOf = (properties: Readonly<Record<string, unknown>>): number =>
  typeof properties['point_count'] === 'number' ? properties['point_count'] : 1

function median(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return round(times.sort((a, b) => a - b)[ROUNDS >> 1] as number)
}
