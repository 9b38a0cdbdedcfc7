/**
 * Answers searches from memory: a base segment, and a delta segment of what was written since. Listings that were
 * deleted or replaced are marked in both. Everything here is synchronous.
 */
import type { Box } from '#domain/search/areas.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { type OrderName, orderOptions } from '#domain/search/orders.ts'
import type { SoughtWord } from '#domain/search/words/highlights.ts'
import type { Query } from '../planning/CompiledCriteria.ts'
import { boundsOf } from '../map/bounds.ts'
import { type Cluster, ClusterCounter, clusterGrid } from '../map/clusters.ts'
import { type Columns, concatColumns } from '../store/Columns.ts'
import { addCounts } from '../execution/counting/addCounts.ts'
import type { FacetCounts } from '../execution/counting/facets.ts'
import { type ColumnIndex, makeColumnIndexNow } from '../store/ColumnIndex.ts'
import { listingIdOf, type SegmentDoc, sameHomeOf } from '../execution/SegmentDoc.ts'
import { type Marker, markerOf } from '../map/markers.ts'
import { type FoundPage, pageOfSegments, type SegmentExecutions } from '../execution/paging/pageOfSegments.ts'
import { MonthlyCosts } from '../store/MonthlyCosts.ts'
import { sortOf } from '../store/Orders.ts'
import { PendingRows } from './PendingRows.ts'
import type { PlaceColumn } from '../store/placeCodes.ts'
import { Segment } from '../execution/Segment.ts'
import { noSurroundings, type Surroundings } from '../planning/Surroundings.ts'
import type { Texts } from '../words/Texts.ts'
import { type ViewFound, viewOf } from '../map/viewport.ts'

export interface SearchRequest {
  readonly criteria: Criteria
  readonly order: OrderName
  /** From 1. */
  readonly page: number
  readonly perPage: number
}

export interface SearchPage {
  readonly total: number
  /** Listing ids, in order. */
  readonly ids: readonly number[]
}

/** A page, and what stands beside it. */
export interface ListFound extends FoundPage {
  /** The number of homes that the matches seem to be of. */
  readonly homes: number
  /** The number of matches in each place of a level; empty where no level was asked for. */
  readonly within: Counts
}

export interface ClustersFound {
  readonly total: number
  readonly clusters: readonly Cluster[]
}

export interface MarkersFound {
  readonly total: number
  readonly markers: readonly Marker[]
}

/** The number of matches with each value of a column; those that do not state it are left out. */
export type Counts = ReadonlyMap<number, number>

const NO_COUNTS: Counts = new Map()

export interface EngineOptions {
  /** The rooms filter looks at bedrooms (specification section 3). */
  readonly bedroomSearch: boolean
  /** @default nowhere: areas and stations find nothing */
  readonly surroundings?: Surroundings
}

export class SegmentedIndex {
  private readonly options: Required<EngineOptions>
  private readonly base: Segment
  /** The rows written since the base was made, without the pending ones; undefined while there are none. */
  private delta: Segment | undefined
  private currentSegments: Segments
  /** Rows written since the last query. */
  private readonly pending = new PendingRows()

  private readonly texts: Texts | undefined

  /** `texts` are shared with other indexes and written by their owner. */
  constructor(
    index: ColumnIndex,
    { bedroomSearch, surroundings = noSurroundings }: EngineOptions,
    texts?: Texts,
  ) {
    this.options = { bedroomSearch, surroundings }
    this.texts = texts
    this.base = new Segment(index, this.options, texts)
    this.currentSegments = [this.base]
  }

  /**
   * Writes listings: those of `ids` with a row in `rows` are replaced, the others deleted. Their texts are written
   * before, to the shared texts. The cost does not depend on the number of listings; the next query makes a new
   * delta segment.
   */
  write(ids: readonly number[], rows: Columns): void {
    for (const id of ids) {
      this.base.markDeleted(id)
      this.delta?.markDeleted(id)
      this.pending.drop(id)
    }
    this.pending.add(rows)
  }

  /** The rows of all listings, to make a new base of. */
  rows(): Columns {
    return concatColumns(this.segments.map((segment) => segment.liveRows()))
  }

  /** The number of listings that are not deleted. */
  get size(): number {
    return this.segments.reduce((sum, { size }) => sum + size, 0)
  }

  /** The number of rows written since the base was made and of its deleted docs: what a rebuild removes. */
  get staleness(): number {
    return this.base.deletedCount + (this.delta?.index.size ?? 0) + this.pending.size
  }

  /** As `find`, with ids. */
  search(request: SearchRequest): SearchPage {
    const { total, listings } = this.find(request)
    return { total, ids: listings.map(listingIdOf) }
  }

  find({ criteria, order, page, perPage }: SearchRequest): FoundPage {
    return this.page(criteria, order, (page - 1) * perPage, perPage)
  }

  count(criteria: Criteria): number {
    return this.segments.reduce((sum, segment) => sum + segment.reader.count(criteria), 0)
  }

  /**
   * The number of homes that the `total` matches seem to be of. Rows written since the base was made are compared
   * with each other only; a rebuild, once an hour at least, joins them to the homes of the base.
   */
  homes(criteria: Criteria, total = this.count(criteria)): number {
    return this.segments.reduce((sum, { reader }) => sum - reader.execute(criteria).countDuplicates(), total)
  }

  /** The other ads that seem to be of a listing's home, by ascending id. */
  sameHome(id: number): readonly SegmentDoc[] {
    const found = this.locate(id)
    return found ? sameHomeOf(found) : []
  }

  /** The ids of the live ads of each home that has several, rising. As `homes`, segment by segment. */
  homeGroups(): readonly (readonly number[])[] {
    return this.segments.flatMap((segment) => segment.homeGroups())
  }

  countsWithin(criteria: Criteria, column: PlaceColumn): Counts {
    return this.segments.map(({ reader }) => reader.execute(criteria).countsWithin(column)).reduce(addPlaces)
  }

  /** As `find`, `homes` and `countsWithin` together, planned once. */
  list({ criteria, order, page, perPage }: SearchRequest, within?: PlaceColumn): ListFound {
    const executions = this.executions(criteria, order)
    const { total, listings } = pageOfSegments(executions, {
      sort: sortOf(order),
      offset: (page - 1) * perPage,
      length: perPage,
    })
    const counts =
      within && executions.map(({ execution }) => execution.countsWithin(within)).reduce(addPlaces)
    // Last, because it overwrites the matches.
    const homes = executions.reduce((sum, { execution }) => sum - execution.countDuplicates(), total)
    return { total, listings, homes, within: counts ?? NO_COUNTS }
  }

  facets(criteria: Criteria): FacetCounts {
    return this.segments.map(({ reader }) => reader.facets(criteria)).reduce(addCounts)
  }

  /** The matches in a viewport, clustered by the cells of a zoom level. */
  clusters(criteria: Criteria, viewport: Box, zoom: number): ClustersFound {
    const query = { ...criteria, viewport }
    const counter = new ClusterCounter(clusterGrid(viewport, zoom))
    let total = 0
    for (const { reader, index } of this.segments) {
      const docs = reader.select(query)
      counter.add(index.columns, docs)
      total += docs.length
    }
    return { total, clusters: counter.clusters() }
  }

  /** The matches in a viewport, at most `most`, the most relevant first. */
  markers(criteria: Criteria, viewport: Box, most: number): MarkersFound {
    const { total, listings } = this.page({ ...criteria, viewport }, 'mostRelevant', 0, most)
    return { total, markers: listings.map(markerOf) }
  }

  /** What a map shows: pins, clusters, and in which places they lie. */
  view(criteria: Criteria, viewport: Box, zoom: number): ViewFound {
    return viewOf(this.segments, criteria, viewport, zoom)
  }

  /** The bounding box of the matches that may be shown on a map; undefined if there are none. */
  bounds(criteria: Criteria): Box | undefined {
    return boundsOf(
      this.segments.map(({ index, reader }) => ({
        columns: index.columns,
        docs: reader.select(criteria),
      })),
    )
  }

  /** The number of matches in a viewport. */
  countIn(viewport: Box, criteria: Criteria): number {
    const query = { ...criteria, viewport }
    return this.segments.reduce((sum, { reader }) => sum + reader.count(query), 0)
  }

  /** A page of the matches in a viewport. */
  findIn(viewport: Box, { criteria, order, page, perPage }: SearchRequest): FoundPage {
    const query = { ...criteria, viewport }
    return this.page(query, order, (page - 1) * perPage, perPage)
  }

  /** The words of a keyword and the stems they stand for; empty without texts. */
  sought(keyword: string): readonly SoughtWord[] {
    return this.texts?.sought(keyword) ?? []
  }

  /** The doc of a listing; undefined if the index does not hold it. */
  locate(id: number): SegmentDoc | undefined {
    for (const segment of this.segments) {
      const doc = segment.docOf(id)
      if (doc !== undefined) return { segment, doc }
    }
    return undefined
  }

  /** All matches, in no order. */
  *matches(criteria: Criteria): Generator<SegmentDoc> {
    for (const segment of this.segments)
      for (const doc of segment.reader.select(criteria).slice()) yield { segment, doc }
  }

  explain({ criteria, order }: Pick<SearchRequest, 'criteria' | 'order'>): string {
    return this.base.reader.explain(criteria, sortOf(order))
  }

  private page(query: Query, order: OrderName, offset: number, length: number): FoundPage {
    return pageOfSegments(this.executions(query, order), { sort: sortOf(order), offset, length })
  }

  /** The query on each segment. */
  private executions(query: Query, order: OrderName): SegmentExecutions {
    const costs = costsOf(query, order)
    const executionOf = (segment: Segment) => ({
      segment,
      execution: segment.reader.execute(query, sortOf(order), costs),
    })
    const [base, delta] = this.segments
    return delta ? [executionOf(base), executionOf(delta)] : [executionOf(base)]
  }

  private get segments(): Segments {
    if (this.pending.size > 0) {
      this.delta = this.mergePending()
      this.currentSegments = [this.base, this.delta]
    }
    return this.currentSegments
  }

  private mergePending(): Segment {
    const rows = this.pending.take()
    const all = this.delta ? concatColumns([this.delta.liveRows(), rows]) : rows
    return new Segment(makeColumnIndexNow(all), this.options, this.texts, true)
  }
}

type Segments = readonly [Segment] | readonly [Segment, Segment]

/** What orders a page by the monthly cost; undefined for other orders. */
const costsOf = ({ monthlyCost = {} }: Criteria, order: OrderName): MonthlyCosts | undefined =>
  orderOptions[order].criterion === 'monthlyCost' ? new MonthlyCosts(monthlyCost) : undefined

/** Adds counts to others, in place. */
function addPlaces(counts: Map<number, number>, others: Counts): Map<number, number> {
  for (const [id, count] of others) counts.set(id, (counts.get(id) ?? 0) + count)
  return counts
}

/** An index of columns in any order of rows, made without a pause. */
export const makeSegmentedIndexNow = (rows: Columns, options: EngineOptions): SegmentedIndex =>
  new SegmentedIndex(makeColumnIndexNow(rows), options)
