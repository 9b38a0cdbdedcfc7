/** What a search starts from: a set of docs that all others are left out of. */
import type { SortName } from './Orders.ts'
import type { Ranges } from './Partitions.ts'

/** Runs of neighbouring docs: a contract and category, or an area. */
export interface RangesDriver {
  readonly kind: 'ranges'
  readonly name: string
  readonly ranges: Ranges
  readonly rows: number
}

/** Pieces of lists: places, what lies between two bounds of a sorted column, what holds a word. No doc stands in two. */
export interface ListsDriver {
  readonly kind: 'lists'
  readonly name: string
  readonly lists: readonly Int32Array[]
  readonly rows: number
  /** The order in which a single list stands, if it is one that results are shown in. */
  readonly sort?: SortName
}

export type Driver = RangesDriver | ListsDriver
