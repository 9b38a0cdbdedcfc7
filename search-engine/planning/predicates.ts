/**
 * The tests of docs that filters are compiled to.
 *
 * Selections are compacted without a branch: every doc is written, and the next position advances only if the doc
 * passed. An unpredictable branch costs three times as much as the test (measured: 1.1 against 0.4 ms for 144,000
 * docs).
 */
import type { Range } from '#domain/search/filters.ts'
import type { Shape } from '../areas/Area.ts'
import { listInAll } from '../store/arrays/bits.ts'
import { type Columns, SMALLEST } from '../store/Columns.ts'
import { LARGEST } from '../store/columnTable.ts'
import type { MonthlyCosts } from '../store/MonthlyCosts.ts'

/** Values from `low` to `high`, both included. */
export interface Between {
  readonly kind: 'between'
  readonly name: string
  readonly values: Int32Array
  readonly low: number
  readonly high: number
}

/** Codes whose entry in a table is 1. */
export interface InTable {
  readonly kind: 'table'
  readonly name: string
  readonly codes: Uint16Array
  /** May be made on first use. */
  readonly table: Uint8Array
  /** The same for one code without the table, where a table takes long to make. */
  passes?(code: number): boolean
}

/** A test whose table need not be made for a few docs. */
type TellsOfOne = InTable & Required<Pick<InTable, 'passes'>>
const tellsOfOne = (test: InTable): test is TellsOfOne => test.passes !== undefined

/** Up to this many docs are tested one by one, where that avoids making a table. */
const FEW = 64

/** Docs whose bit is set. */
interface InBits {
  readonly kind: 'bits'
  readonly name: string
  readonly bits: Uint32Array
}

interface InArea {
  readonly kind: 'area'
  readonly name: string
  readonly latitude: Int32Array
  readonly longitude: Int32Array
  readonly area: Shape
}

/** What costs at most so many cents a month. Beside the price of a contract without a factor nothing passes. */
export interface ByMonth {
  readonly kind: 'month'
  readonly name: string
  readonly columns: Columns
  readonly costs: MonthlyCosts
  /** Cents. */
  readonly most: number
}

export const isInBits = (predicate: Predicate): predicate is InBits => predicate.kind === 'bits'

/** Bounds may be beyond the values of a column, or reversed: then nothing passes. */
export const betweenTest = (name: string, values: Int32Array, low: number, high: number): Between => ({
  kind: 'between',
  name,
  values,
  low: low > high ? NOTHING : Math.max(low, SMALLEST),
  high: low > high ? NOTHING : Math.min(high, LARGEST),
})

export const rangeTest = (
  name: string,
  values: Int32Array,
  { min = SMALLEST, max = LARGEST }: Range,
): Between => betweenTest(name, values, min, max)

/** A value that no column holds. */
const NOTHING = LARGEST + 1

/** A test of a doc; `name` says of what, for `printPlan`. */
export type Predicate = Between | InTable | InBits | InArea | ByMonth

/** Writes the docs from `begin` to `end` that pass into `kept`, from position `count` on. Returns the new count. */
export function keepOfRange(
  predicate: Predicate,
  begin: number,
  end: number,
  kept: Int32Array,
  count: number,
): number {
  switch (predicate.kind) {
    case 'between':
      return betweenOfRange(predicate, begin, end, kept, count)
    case 'table':
      return tableOfRange(predicate, begin, end, kept, count)
    case 'bits':
      return listInAll([predicate.bits], begin, end, kept, count)
    case 'area':
      return areaOfRange(predicate, begin, end, kept, count)
    case 'month':
      return monthOfRange(predicate, begin, end, kept, count)
  }
}

/**
 * Writes those of the first `count` docs of `from` that pass into `kept`, which may be `from` itself. Returns the
 * new count.
 */
export function keepOfDocs(
  predicate: Predicate,
  from: Int32Array,
  count: number,
  kept: Int32Array,
  first = 0,
): number {
  switch (predicate.kind) {
    case 'between':
      return betweenOfDocs(predicate, from, count, kept, first)
    case 'table':
      return tableOfDocs(predicate, from, count, kept, first)
    case 'bits':
      return bitsOfDocs(predicate, from, count, kept, first)
    case 'area':
      return areaOfDocs(predicate, from, count, kept, first)
    case 'month':
      return monthOfDocs(predicate, from, count, kept, first)
  }
}

// low ≤ value ≤ high in one comparison: shifted by `low`, smaller values wrap round to large ones. The `| 0` tells the
// compiler that the result has 32 bits; without it every test uses floating point.
function betweenOfRange(
  { values, low, high }: Between,
  begin: number,
  end: number,
  kept: Int32Array,
  count: number,
): number {
  const base = low | 0
  const span = (high - base) >>> 0
  for (let doc = begin; doc < end; doc++) {
    kept[count] = doc
    count += +(((values[doc] as number) - base) >>> 0 <= span)
  }
  return count
}

function betweenOfDocs(
  { values, low, high }: Between,
  from: Int32Array,
  count: number,
  kept: Int32Array,
  passed: number,
): number {
  const base = low | 0
  const span = (high - base) >>> 0
  for (let at = 0; at < count; at++) {
    const doc = from[at] as number
    kept[passed] = doc
    passed += +(((values[doc] as number) - base) >>> 0 <= span)
  }
  return passed
}

function tableOfRange(
  { codes, table }: InTable,
  begin: number,
  end: number,
  kept: Int32Array,
  count: number,
): number {
  for (let doc = begin; doc < end; doc++) {
    kept[count] = doc
    count += table[codes[doc] as number] as number
  }
  return count
}

function tableOfDocs(
  predicate: InTable,
  from: Int32Array,
  count: number,
  kept: Int32Array,
  passed: number,
): number {
  if (count <= FEW && tellsOfOne(predicate)) return fewOfDocs(predicate, from, count, kept, passed)
  const { codes, table } = predicate
  for (let at = 0; at < count; at++) {
    const doc = from[at] as number
    kept[passed] = doc
    passed += table[codes[doc] as number] as number
  }
  return passed
}

/** For a list with aligned codes. */
export function tableOfList(
  { table }: InTable,
  docs: Int32Array,
  codes: Uint16Array,
  kept: Int32Array,
  passed: number,
): number {
  const { length } = docs
  for (let at = 0; at < length; at++) {
    kept[passed] = docs[at] as number
    passed += table[codes[at] as number] as number
  }
  return passed
}

function fewOfDocs(
  predicate: TellsOfOne,
  from: Int32Array,
  count: number,
  kept: Int32Array,
  passed: number,
): number {
  for (let at = 0; at < count; at++) {
    const doc = from[at] as number
    kept[passed] = doc
    passed += +predicate.passes(predicate.codes[doc] as number)
  }
  return passed
}

function bitsOfDocs(
  { bits }: InBits,
  from: Int32Array,
  count: number,
  kept: Int32Array,
  passed: number,
): number {
  for (let at = 0; at < count; at++) {
    const doc = from[at] as number
    kept[passed] = doc
    passed += ((bits[doc >>> 5] as number) >>> (doc & 31)) & 1
  }
  return passed
}

function areaOfRange(
  { latitude, longitude, area }: InArea,
  begin: number,
  end: number,
  kept: Int32Array,
  count: number,
): number {
  for (let doc = begin; doc < end; doc++) {
    kept[count] = doc
    count += +area.contains(latitude[doc] as number, longitude[doc] as number)
  }
  return count
}

function areaOfDocs(
  { latitude, longitude, area }: InArea,
  from: Int32Array,
  count: number,
  kept: Int32Array,
  passed: number,
): number {
  for (let at = 0; at < count; at++) {
    const doc = from[at] as number
    kept[passed] = doc
    passed += +area.contains(latitude[doc] as number, longitude[doc] as number)
  }
  return passed
}

function monthOfRange(
  { columns, costs, most }: ByMonth,
  begin: number,
  end: number,
  kept: Int32Array,
  count: number,
): number {
  for (let doc = begin; doc < end; doc++) {
    kept[count] = doc
    count += +(costs.centsOf(columns, doc) <= most)
  }
  return count
}

function monthOfDocs(
  { columns, costs, most }: ByMonth,
  from: Int32Array,
  count: number,
  kept: Int32Array,
  passed: number,
): number {
  for (let at = 0; at < count; at++) {
    const doc = from[at] as number
    kept[passed] = doc
    passed += +(costs.centsOf(columns, doc) <= most)
  }
  return passed
}
