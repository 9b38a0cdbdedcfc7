/** The driver of a plan: the set of docs that a query starts from. */
import type { SortName } from '../store/Orders.ts'
import { type Ranges, rowsOf } from '../store/Partitions.ts'
import type { InTable, Predicate } from './predicates.ts'

/** Ranges of docs: a contract and category, or an area. */
export interface RangesDriver {
  readonly kind: 'ranges'
  readonly name: string
  readonly ranges: Ranges
  readonly rows: number
}

/** Slices of lists: places, a range of a sorted column, the docs of a word. No doc is in two. */
export interface ListsDriver {
  readonly kind: 'lists'
  readonly name: string
  readonly lists: readonly Int32Array[]
  readonly rows: number
  /** The sort of each list, if there is one. */
  readonly sort?: SortName
  /** The slice of a sorted list of contract and category that the only list is. */
  readonly piece?: Piece
  /** The codes of a test in the order of the lists. */
  readonly aligned?: AlignedCodes
}

/** A test whose codes are kept in the order of the lists. It runs first, because it reads memory in order. */
export interface AlignedCodes {
  readonly test: InTable
  readonly lists: readonly Uint16Array[]
}

export interface Piece {
  readonly sort: SortName
  readonly begin: number
  readonly end: number
}

export type Driver = RangesDriver | ListsDriver

/**
 * The cost of testing a doc, relative to one of a whole partition: docs of a sorted list are scattered over the
 * columns …
 */
export const SCATTERED = 4

/** … but with aligned codes only those that pass them are looked up there … */
export const ALIGNED = 1.5

/** … and the docs of a place, or of a word, are in rising order. */
export const NEAR = 1.5

/** A set of docs that a query may start from. The driver is built only for the candidate that is chosen. */
export interface DriverCandidate {
  readonly rows: number
  /** The number of docs of the edge, which must pass all tests. */
  readonly edgeRows?: number
  /** The cost of testing one of the rows, relative to a doc of a whole partition. */
  readonly weight: number
  /** The tests that all its docs pass. */
  readonly covers: readonly Predicate[]
  readonly build: () => DriverChoice
}

export interface DriverChoice {
  readonly driver: Driver
  readonly covers: readonly Predicate[]
  /** Docs outside the driver that must pass all tests. */
  readonly edge?: Driver
}

export const rangesDriver = (name: string, ranges: Ranges): RangesDriver => ({
  kind: 'ranges',
  name,
  ranges,
  rows: rowsOf(ranges),
})

export const listsDriver = (name: string, found: readonly Int32Array[], sort?: SortName): ListsDriver => ({
  kind: 'lists',
  name,
  lists: found,
  rows: found.reduce((rows, { length }) => rows + length, 0),
  ...(sort && { sort }),
})
