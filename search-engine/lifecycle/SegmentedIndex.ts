/**
 * Answers searches from memory: a large index, and a small one of what was written since, with the docs that both
 * replaced marked as gone. Everything here is synchronous and knows no database.
 */
import type { Box } from '#domain/search/areas.ts'
import type { Criteria } from '#domain/search/filters.ts'
import type { OrderName } from '#domain/search/orders.ts'
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
import { type SortName, sortOf } from '../store/Orders.ts'
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
  /** How many homes all that match seem to be of. */
  readonly homes: number
  /** How many match in each place of the level asked for; nothing without one. */
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

/** How many of the docs found have each value of a column; those that do not state it are left out. */
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
  /** What was written since the base was made, but for what is still pending; absent while nothing was. */
  private delta: Segment | undefined
  private currentSegments: Segments
  /** Rows that no question has needed yet. */
  private readonly pending = new PendingRows()

  private readonly texts: Texts | undefined

  /** `texts` are shared with other engines and written by their owner. */
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
   * Takes listings up as they are now: `rows` holds those of `ids` that can be found, the others are forgotten.
   * Their texts are written first, to the texts that the engine shares.
   * Costs the same however many listings there are; the next question makes a small index of what was written.
   */
  write(ids: readonly number[], rows: Columns): void {
    for (const id of ids) {
      this.base.markDeleted(id)
      this.delta?.markDeleted(id)
      this.pending.drop(id)
    }
    this.pending.add(rows)
  }

  /** The rows of every listing that can be found, to make a new base of. */
  rows(): Columns {
    return concatColumns(this.segments.map((segment) => segment.liveRows()))
  }

  /** Listings that can be found. */
  get size(): number {
    return this.segments.reduce((sum, { size }) => sum + size, 0)
  }

  /** Rows written since the base was made, and docs of it that are gone: what a new base would clear away. */
  get staleness(): number {
    return this.base.deletedCount + (this.delta?.index.size ?? 0) + this.pending.size
  }

  /** As `find`, by ids. */
  search(request: SearchRequest): SearchPage {
    const { total, listings } = this.find(request)
    return { total, ids: listings.map(listingIdOf) }
  }

  find({ criteria, order, page, perPage }: SearchRequest): FoundPage {
    return this.page(criteria, sortOf(order), (page - 1) * perPage, perPage)
  }

  count(criteria: Criteria): number {
    return this.segments.reduce((sum, segment) => sum + segment.reader.count(criteria), 0)
  }

  /**
   * How many homes the ads that match seem to be of, of `total` ads. What was written since the base was made is
   * compared with itself alone: its homes are joined to those of the base when it is made anew.
   */
  homes(criteria: Criteria, total = this.count(criteria)): number {
    return this.segments.reduce((sum, { reader }) => sum - reader.execute(criteria).countDuplicates(), total)
  }

  /** The other ads that seem to be of a listing's home, by rising id. */
  sameHome(id: number): readonly SegmentDoc[] {
    const found = this.locate(id)
    return found ? sameHomeOf(found) : []
  }

  countsWithin(criteria: Criteria, column: PlaceColumn): Counts {
    return this.segments.map(({ reader }) => reader.execute(criteria).countsWithin(column)).reduce(addPlaces)
  }

  /** A page, and what stands beside it: what `find`, `homes` and `countsWithin` say, looked up once. */
  list({ criteria, order, page, perPage }: SearchRequest, within?: PlaceColumn): ListFound {
    const executions = this.executions(criteria, sortOf(order))
    const { total, listings } = pageOfSegments(executions, {
      sort: sortOf(order),
      offset: (page - 1) * perPage,
      length: perPage,
    })
    const counts =
      within && executions.map(({ execution }) => execution.countsWithin(within)).reduce(addPlaces)
    // Last: it makes the searches forget what they found.
    const homes = executions.reduce((sum, { execution }) => sum - execution.countDuplicates(), total)
    return { total, listings, homes, within: counts ?? NO_COUNTS }
  }

  facets(criteria: Criteria): FacetCounts {
    return this.segments.map(({ reader }) => reader.facets(criteria)).reduce(addCounts)
  }

  /** What matches within a viewport, gathered by the cells of a zoom level. */
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

  /** What matches within a viewport one by one: `most` at the most, the most relevant. */
  markers(criteria: Criteria, viewport: Box, most: number): MarkersFound {
    const { total, listings } = this.page({ ...criteria, viewport }, 'relevance desc', 0, most)
    return { total, markers: listings.map(markerOf) }
  }

  /** What a map shows: pins, clusters, and in which places they lie. */
  view(criteria: Criteria, viewport: Box, zoom: number): ViewFound {
    return viewOf(this.segments, criteria, viewport, zoom)
  }

  /** The smallest box around everything that matches, as far as it may be shown; undefined for nothing. */
  bounds(criteria: Criteria): Box | undefined {
    return boundsOf(
      this.segments.map(({ index, reader }) => ({
        columns: index.columns,
        docs: reader.select(criteria),
      })),
    )
  }

  /** How many match within a viewport. */
  countIn(viewport: Box, criteria: Criteria): number {
    const query = { ...criteria, viewport }
    return this.segments.reduce((sum, { reader }) => sum + reader.count(query), 0)
  }

  /** A page of what matches within a viewport. */
  findIn(viewport: Box, { criteria, order, page, perPage }: SearchRequest): FoundPage {
    const query = { ...criteria, viewport }
    return this.page(query, sortOf(order), (page - 1) * perPage, perPage)
  }

  /** The words that a keyword asks for, with what they stand for; none without texts. */
  sought(keyword: string): readonly SoughtWord[] {
    return this.texts?.sought(keyword) ?? []
  }

  /** Where a listing is; undefined if it cannot be found. */
  locate(id: number): SegmentDoc | undefined {
    for (const segment of this.segments) {
      const doc = segment.docOf(id)
      if (doc !== undefined) return { segment, doc }
    }
    return undefined
  }

  /** Every listing that matches, in no order. */
  *matches(criteria: Criteria): Generator<SegmentDoc> {
    for (const segment of this.segments)
      for (const doc of segment.reader.select(criteria).slice()) yield { segment, doc }
  }

  explain({ criteria, order }: Pick<SearchRequest, 'criteria' | 'order'>): string {
    return this.base.reader.explain(criteria, sortOf(order))
  }

  private page(query: Query, sort: SortName, offset: number, length: number): FoundPage {
    return pageOfSegments(this.executions(query, sort), { sort, offset, length })
  }

  /** A search of each segment. */
  private executions(query: Query, sort: SortName): SegmentExecutions {
    const executionOf = (segment: Segment) => ({ segment, execution: segment.reader.execute(query, sort) })
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

/** Counts of places, those of others added to them. */
function addPlaces(counts: Map<number, number>, others: Counts): Map<number, number> {
  for (const [id, count] of others) counts.set(id, (counts.get(id) ?? 0) + count)
  return counts
}

/** An engine of columns in any order of rows, made in one go. */
export const makeSegmentedIndexNow = (rows: Columns, options: EngineOptions): SegmentedIndex =>
  new SegmentedIndex(makeColumnIndexNow(rows), options)
