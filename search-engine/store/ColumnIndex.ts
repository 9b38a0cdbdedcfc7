/**
 * The immutable part of a segment: all that is made once from the columns of some listings, and that searches read.
 */
import { type Columns, rowsAt } from './Columns.ts'
import { type BlockMinIndexes, makeBlockMinIndexes } from './blockMinIndex.ts'
import { type Buckets, makeBuckets } from './histograms.ts'
import { HomeGroups } from './HomeGroups.ts'
import { findHomeGroups } from './findHomeGroups.ts'
import { makeOrders, type Orders } from './Orders.ts'
import { makePacks } from './packs.ts'
import { docOrder, everyDoc, makePartitions, type Partitions } from './Partitions.ts'
import { makePlaceCodes, type PlaceCodes } from './placeCodes.ts'
import { sortDocs } from './radixSort.ts'

export interface ColumnIndex {
  /** How many listings. */
  readonly size: number
  readonly columns: Columns
  readonly partitions: Partitions
  readonly places: PlaceCodes
  /** Codes of each pack, in the order of `packPlans`. */
  readonly packs: readonly Uint16Array[]
  readonly buckets: Buckets
  readonly orders: Orders
  readonly blockMins: BlockMinIndexes
  /** All docs by descending id. */
  readonly newestFirst: Int32Array
  /** The groups of ads that seem to be of one home. */
  readonly homes: HomeGroups
}

/**
 * Makes an index of columns in any order of rows. Yields every few hundredths of a second, so that other work can
 * run.
 */
export function* makeColumnIndex(rows: Columns): Generator<void, ColumnIndex> {
  const order = docOrder(rows)
  yield
  const columns = rowsAt(rows, order)
  yield
  const partitions = makePartitions(columns)
  yield
  const places = makePlaceCodes(columns)
  const packs = makePacks(columns)
  const buckets = makeBuckets(columns)
  yield
  const newestFirst = sortDocs(everyDoc(columns.id.length), columns.id, 'desc')
  const orders = yield* makeOrders(columns, partitions, newestFirst)
  yield
  const blockMins = makeBlockMinIndexes(orders)
  yield
  const homes = yield* findHomeGroups(columns, places)
  const size = columns.id.length
  return { size, columns, partitions, places, packs, buckets, orders, blockMins, newestFirst, homes }
}

/** As `makeColumnIndex`, without a pause. */
export function makeColumnIndexNow(rows: Columns): ColumnIndex {
  const steps = makeColumnIndex(rows)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
