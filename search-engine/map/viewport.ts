/** The marks of a map: each match in the viewport is a pin of its own, or counted in a cluster. */
import type { Box } from '#domain/search/areas.ts'
import { constants } from '#domain/constants.ts'
import { mergeOverlappingClusters } from './mergeOverlappingClusters.ts'
import type { Query } from '../planning/CompiledCriteria.ts'
import { type Cell, type Cluster, ClusterCounter, clusterGrid } from './clusters.ts'
import type { PlaceColumn } from '../store/placeCodes.ts'
import type { SegmentDoc } from '../execution/SegmentDoc.ts'
import type { Segment } from '../execution/Segment.ts'

/** More matches than this are clustered: they are too many to look at one by one … */
const ONE_BY_ONE = 500

/** … but from this zoom on, a cluster could not be opened by zooming in. */
const CLOSE = 16

/** A cluster, and one of its listings. */
export interface FoundCluster extends Cluster {
  readonly sample: SegmentDoc
}

/** The marks of a viewport. Together they hold every match exactly once. */
export interface Marks {
  readonly pins: readonly SegmentDoc[]
  readonly clusters: readonly FoundCluster[]
}

export interface ViewFound extends Marks {
  readonly inView: number
  /**
   * The number of matches in each place of a level: the first level, from the one that fits the zoom down, with
   * several places.
   */
  readonly areas: ReadonlyMap<number, number>
  readonly areaLevel: PlaceColumn
}

/** The level whose places describe a view: a few of them fit in it. */
export const levelInView = (zoom: number): PlaceColumn =>
  zoom < 8 ? 'region' : zoom < 10 ? 'province' : zoom < 12.5 ? 'municipality' : 'zone'

/** The marks of a viewport. `zoom` may be a fraction. */
export function viewOf(segments: readonly Segment[], criteria: Query, box: Box, zoom: number): ViewFound {
  const query = { ...criteria, viewport: box }
  const selected = segments.map((segment) => ({ segment, docs: segment.reader.select(query) }))
  const inView = selected.reduce((sum, { docs }) => sum + docs.length, 0)
  const most = zoom < CLOSE ? ONE_BY_ONE : constants.search.labelsMax
  return {
    inView,
    ...areasIn(selected, levelInView(zoom)),
    ...(inView <= most ? oneByOne(selected) : clustersOf(selected, box, zoom)),
  }
}

interface Selected {
  readonly segment: Segment
  readonly docs: Int32Array
}

/** The levels, each with the next one below. */
const below: Partial<Record<PlaceColumn, PlaceColumn>> = {
  region: 'province',
  province: 'municipality',
  municipality: 'zone',
}

function areasIn(selected: readonly Selected[], level: PlaceColumn): Pick<ViewFound, 'areas' | 'areaLevel'> {
  const areas = new Map<number, number>()
  for (const { segment, docs } of selected)
    for (const [id, count] of segment.reader.countDocs(docs, level))
      areas.set(id, (areas.get(id) ?? 0) + count)
  const next = below[level]
  const deeper = areas.size === 1 && next ? areasIn(selected, next) : undefined
  return deeper && deeper.areas.size > 0 ? deeper : { areas, areaLevel: level }
}

const oneByOne = (selected: readonly Selected[]): Marks => ({
  pins: selected.flatMap(({ segment, docs }) => Array.from(docs, (doc) => ({ segment, doc }))),
  clusters: [],
})

function clustersOf(selected: readonly Selected[], box: Box, zoom: number): Marks {
  const counter = new ClusterCounter(clusterGrid(box, Math.floor(zoom)))
  for (const { segment, docs } of selected) counter.add(segment.index.columns, docs)
  const clusters = mergeOverlappingClusters(counter.cells(), zoom).flatMap((cell) =>
    withSample(cell, selected),
  )
  return {
    pins: clusters.filter(({ count }) => count === 1).map(({ sample }) => sample),
    clusters: clusters.filter(({ count }) => count > 1),
  }
}

function withSample(cell: Cell, selected: readonly Selected[]): readonly FoundCluster[] {
  for (const { segment } of selected) {
    const doc = segment.docOf(cell.sample)
    if (doc !== undefined) return [{ ...cell, sample: { segment, doc } }]
  }
  return []
}
