/**
 * The execution of one planned query on one index: its total, its page, its counts by place. It writes into scratch
 * memory that the next query reuses: read every result before that one begins.
 */
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import { countPlacesFromIndex } from './counting/countPlacesFromIndex.ts'
import { countFromIndex } from './counting/countFromIndex.ts'
import { blockMinPieceOf, pageByBlockMinima } from './paging/blockMinPage.ts'
import { type Driver, listsDriver } from '../planning/drivers.ts'
import { headsOfSortedLists } from './paging/headsOfSortedLists.ts'
import { bitsOf } from '../store/arrays/docSets.ts'
import { NOT_STATED } from '../store/Columns.ts'
import type { MonthlyCosts } from '../store/MonthlyCosts.ts'
import { type Sort, sortedBy, type SortName } from '../store/Orders.ts'
import { firstByMonth } from './paging/firstByMonth.ts'
import { topK } from './paging/topK.ts'
import type { PlaceColumn } from '../store/placeCodes.ts'
import { PlaceCounts } from './counting/PlaceCounts.ts'
import { isInOrder, listInOrder, orderedDocs, type Plan } from '../planning/makePlan.ts'
import type { Predicate } from '../planning/predicates.ts'
import { selectDocs, selectPlanned } from './selectDocs.ts'
import { orderBySelectivity } from '../planning/selectivity.ts'
import { type PageRange, scanPage } from './paging/scanPage.ts'

/** Memory that queries on one index reuse: the matching docs, a bit for each doc, and the counters of places. */
export interface Scratch {
  /** One element more than docs: compaction writes a doc before it knows whether to keep it. */
  readonly docs: Int32Array
  readonly bits: Int32Array
  readonly places: PlaceCounts
}

export const newScratch = ({ size, places }: ColumnIndex): Scratch => ({
  docs: new Int32Array(size + 1),
  bits: new Int32Array((size >>> 5) + 1),
  places: new PlaceCounts(places),
})

export interface Found {
  readonly total: number
  readonly docs: Int32Array
}

/** The index, the sort and the plan of a query. */
interface PlannedQuery {
  readonly index: ColumnIndex
  readonly sort: SortName
  readonly plan: Plan
  /** Orders the page instead of the sort. */
  readonly costs?: MonthlyCosts | undefined
}

/** Docs of a list to scan before block minima are tried, which take as long. */
const SHORT_SCAN = 1024

export class QueryExecution {
  private readonly planned: PlannedQuery
  private readonly scratch: Scratch
  /** All matches in the order of the page, where a list holds exactly them. */
  private readonly sortedMatches: Int32Array | undefined
  /** All matches in no order, once they were selected. */
  private found: Int32Array | undefined

  constructor(planned: PlannedQuery, scratch: Scratch) {
    this.planned = planned
    this.scratch = scratch
    this.sortedMatches = orderedDocs(planned.index, planned.plan, planned.sort)
    this.found = this.sortedMatches
  }

  /** The docs that match, in no order. */
  docs(): Int32Array {
    const { docs } = this.scratch
    return (this.found ??= docs.subarray(0, selectPlanned(this.planned.plan, docs)))
  }

  /** The number of matches. */
  get total(): number {
    const { plan } = this.planned
    return this.found?.length ?? (plan.edge ? undefined : countFromIndex(plan)) ?? this.docs().length
  }

  /** The docs at `offset` to `offset + length` of the matches, in the order of the query. */
  page(offset: number, length: number): Found {
    const { total } = this
    const { index, costs } = this.planned
    if (costs) return { total, docs: firstByMonth(this.docs(), costs, index.columns, { offset, length }) }
    const range = { offset, length, total }
    return { total, docs: this.scannedPage(range) ?? this.selectPage(range) }
  }

  /** A page read from sorted lists, up to its end. Undefined where that would take too long. */
  private scannedPage(range: PageRange): Int32Array | undefined {
    const { index, sort, plan } = this.planned
    if (this.found && this.isSorted) return undefined
    const piece = this.found ? undefined : blockMinPieceOf(index, plan, sort)
    const scan = listInOrder(index, plan, sort)
    const scanned = scan && scanPage(scan.list, scan.tests, range, piece ? SHORT_SCAN : Infinity)
    return scanned ?? (piece && pageByBlockMinima(piece, plan.deleted, range))
  }

  /** A page selected from all matches. */
  private selectPage({ offset, length, total }: PageRange): Int32Array {
    const { index, sort, plan } = this.planned
    const order = index.orders.get(sort) as Sort
    const heads = this.found ? undefined : headsOfSortedLists(plan, sort, offset + length)
    if (heads) return topK(order, heads, heads.length, offset, length, this.scratch.bits)
    const docs = this.docs()
    if (this.isSorted) return docs.subarray(offset, offset + length)
    return topK(order, docs, total, offset, length, this.scratch.bits)
  }

  /** Whether the matches are selected in the order of the page. */
  private get isSorted(): boolean {
    const { plan, sort } = this.planned
    return this.sortedMatches !== undefined || isInOrder(plan, sort)
  }

  /** What a doc is ordered by. */
  valueOf(doc: number): number {
    const { index, sort, costs } = this.planned
    if (!costs) return index.columns[sortedBy(sort).column][doc] as number
    const cents = costs.centsOf(index.columns, doc)
    return Number.isNaN(cents) ? NOT_STATED : cents
  }

  /** The number of matches beyond the first of each home. */
  countDuplicates(): number {
    const { index, plan } = this.planned
    const { homes } = index
    const shared = listsDriver(
      'shared homes',
      plan.pairs.map((pair) => homes.sharedIn(pair)),
    )
    if (shared.rows === 0) return 0
    const likely = this.found?.length ?? plan.driver.rows + (plan.edge?.driver.rows ?? 0)
    if (likely < shared.rows) return homes.countDuplicates(this.docs())
    const tests = this.testsOfShared(shared)
    // The matches found so far may lie in the same scratch memory, and are overwritten.
    this.found = this.sortedMatches
    const { docs } = this.scratch
    const count = selectDocs(shared, tests, docs)
    return homes.countDuplicatesInOrder(docs.subarray(0, count))
  }

  /** Looking up whether a doc was found is quicker than testing its position in an area. */
  private testsOfShared(shared: Driver): readonly Predicate[] {
    const { index, plan } = this.planned
    return this.found && plan.tests.some(({ kind }) => kind === 'area')
      ? [{ kind: 'bits', name: 'found', bits: bitsOf(this.found, index.size + 1) }]
      : orderBySelectivity(shared, plan.tests)
  }

  /** The number of matches in each place of a level. */
  countsWithin(column: PlaceColumn): Map<number, number> {
    const { places } = this.scratch
    const { index, plan } = this.planned
    return countPlacesFromIndex({ index, places, plan, column }) ?? places.of(this.docs(), column)
  }
}
