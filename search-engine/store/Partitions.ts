/**
 * Partitions of docs by contract, category and place.
 *
 * Docs are numbered by contract, category, grid cell and relevance, so that a pair of contract and category is one
 * range of docs. The docs of a place are a slot of a list: each level has a list that holds every doc once, pair by
 * pair and place by place, in rising order.
 */
import type { Columns } from './Columns.ts'
import { type CellDirectory, cellsOf, makeDirectory } from './grid.ts'
import { type PlaceColumn, placeColumns } from './placeCodes.ts'
import { sortDocs } from './radixSort.ts'
import { recordOf } from './recordOf.ts'

/** Ranges of docs, flat: `[begin, end, begin, end, …]`, the ends exclusive. */
export type Ranges = readonly number[] | Int32Array

export function rowsOf(ranges: Ranges): number {
  let rows = 0
  for (let at = 0; at < ranges.length; at += 2) rows += (ranges[at + 1] as number) - (ranges[at] as number)
  return rows
}

/** A slice of a list; the end is exclusive. */
export interface Slot {
  readonly begin: number
  readonly end: number
}

/** All listings of one contract and category. */
export interface Pair extends Slot {
  readonly contract: number
  readonly category: number
  /** The slot of each place in the list of its level. */
  readonly places: Readonly<Record<PlaceColumn, ReadonlyMap<number, Slot>>>
  readonly cells: CellDirectory
}

export interface Partitions {
  readonly pairs: readonly Pair[]
  /** The pairs by `marketKey`. */
  readonly markets: ReadonlyMap<number, Pair>
  /** All docs of each level, pair by pair, place by place. */
  readonly lists: Readonly<Record<PlaceColumn, Int32Array>>
}

/** The order in which docs are numbered. */
export function docOrder(columns: Columns): Int32Array {
  const cells = cellsOf(columns.latitude, columns.longitude)
  let order = sortDocs(everyDoc(cells.length), columns.relevance, 'desc')
  order = sortDocs(order, cells, 'asc')
  return sortDocs(order, pairKeys(columns), 'asc')
}

export const everyDoc = (count: number): Int32Array => docsBetween(0, count)

function docsBetween(begin: number, end: number): Int32Array {
  const docs = new Int32Array(end - begin)
  for (let at = 0; at < docs.length; at++) docs[at] = begin + at
  return docs
}

/** A contract and a category as one number. */
export const marketKey = (contract: number, category: number): number => (contract << 8) | category

function pairKeys({ contract, category }: Columns): Int32Array {
  const keys = new Int32Array(contract.length)
  for (let doc = 0; doc < keys.length; doc++)
    keys[doc] = marketKey(contract[doc] as number, category[doc] as number)
  return keys
}

/** Makes the lists of columns that stand in `docOrder`. */
export function makePartitions(columns: Columns): Partitions {
  const pairs = pairsIn(columns)
  const listOf = (level: PlaceColumn) => {
    const list = new Int32Array(columns.id.length)
    for (const [, { begin, end }] of pairs)
      list.set(sortDocs(docsBetween(begin, end), columns[level], 'asc'), begin)
    return list
  }
  return partitionsOf(columns, recordOf(placeColumns, listOf))
}

/** The range of docs of each contract and category, with its key. */
function pairsIn(columns: Columns): [key: number, Slot][] {
  const keys = pairKeys(columns)
  return runs(keys.length, (doc) => keys[doc] as number, 0)
}

/** The partitions of columns that stand in `docOrder`, with lists that were made before. */
export function partitionsOf(columns: Columns, lists: Partitions['lists']): Partitions {
  const cells = cellsOf(columns.latitude, columns.longitude)
  const pairs = pairsIn(columns).map(([key, { begin, end }]): Pair => {
    const slots = (level: PlaceColumn) => {
      const [list, placeOf] = [lists[level].subarray(begin, end), columns[level]]
      return new Map(runs(list.length, (at) => placeOf[list[at] as number] as number, begin))
    }
    return {
      contract: key >> 8,
      category: key & 0xff,
      begin,
      end,
      places: recordOf(placeColumns, slots),
      cells: makeDirectory(cells, begin, end),
    }
  })
  const markets = new Map(pairs.map((pair) => [marketKey(pair.contract, pair.category), pair]))
  return { pairs, markets, lists }
}

/** The runs of equal values, each with its value; positions are counted from `offset`. */
function runs(length: number, valueAt: (at: number) => number, offset: number): [number, Slot][] {
  const found: [number, Slot][] = []
  for (let begin = 0, end = 0; begin < length; begin = end) {
    const value = valueAt(begin)
    end = endOfRun(begin, length, (at) => valueAt(at) === value)
    found.push([value, { begin: begin + offset, end: end + offset }])
  }
  return found
}

/** The end of the run that begins at a position, by galloping search: a region is a run of thousands. */
function endOfRun(begin: number, length: number, isIn: (at: number) => boolean): number {
  let [last, end] = [begin, length]
  for (let step = 1; last + step < end; step *= 2)
    if (isIn(last + step)) last += step
    else end = last + step
  while (last + 1 < end) {
    const middle = (last + end) >>> 1
    if (isIn(middle)) last = middle
    else end = middle
  }
  return end
}
