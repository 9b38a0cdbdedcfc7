/** What a search starts from: a set of docs that all others are left out of. */
import type { SortName } from '../store/Orders.ts'
import { type Ranges, rowsOf } from '../store/Partitions.ts'
import type { InTable, Predicate } from './predicates.ts'

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
  /** The order in which each list stands, if it is one that results are shown in. */
  readonly sort?: SortName
  /** Which piece of an order's list of contract and category the only list is. */
  readonly piece?: Piece
  /** The codes of a test beside the docs. */
  readonly aligned?: AlignedCodes
}

/** A test of which the lists know the codes: it comes first, for it reads what lies side by side. */
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

/** What looking at a doc costs beside one of a whole partition: docs of a sorted list lie all over the columns … */
export const SCATTERED = 4

/** … but where the codes of a test lie beside the list, only those that pass it are looked for there … */
export const ALIGNED = 1.5

/** … and those of a place, or of a word, at least in the order of their numbers. */
export const NEAR = 1.5

/** A set of docs that a search may start from. What it takes to do so is worked out of the one that is taken. */
export interface DriverCandidate {
  readonly rows: number
  /** Docs beside these, which must pass all tests. */
  readonly edgeRows?: number
  /** What looking at one of the rows costs beside a doc of a whole partition. */
  readonly weight: number
  /** The tests that it makes needless. */
  readonly covers: readonly Predicate[]
  readonly build: () => DriverChoice
}

export interface DriverChoice {
  readonly driver: Driver
  readonly covers: readonly Predicate[]
  /** Docs beside the driver's that must pass all tests. */
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
