/**
 * Picks a page near the beginning of an order out of very many docs: a sample tells how far into the order it reaches,
 * and only docs before that are looked at more closely.
 */
import type { Sort } from './Orders.ts'

/** Docs whose ranks tell of all. */
const SAMPLE = 512

/** Of fewer docs, marking every one takes no longer. */
const MANY = 16_384

/** So many times the docs that are wanted should stand before the limit, so that too few seldom do … */
const MARGIN = 4

/** … and more than so many times what is expected of the sample are no longer a few. */
const SURPLUS = 8

/** A limit beyond this part of the sample leaves too many. */
const FARTHEST = SAMPLE / 8

const sample = new Int32Array(SAMPLE)

/**
 * The docs at places `offset` to `offset + length` of the first `count` docs of `selected`, by a sort. Undefined where
 * they are not many, the page lies too far down, or the sample misled.
 */
export function pickFirst(
  { docs, rank }: Sort,
  selected: Int32Array,
  count: number,
  offset: number,
  length: number,
): Int32Array | undefined {
  const wanted = Math.min(offset + length, count)
  const place = Math.ceil((MARGIN * wanted * SAMPLE) / count)
  if (count < MANY || place > FARTHEST) return undefined
  for (let at = 0; at < SAMPLE; at++)
    sample[at] = rank[selected[Math.floor((at * count) / SAMPLE)] as number] as number
  const limit = sample.sort()[place] as number
  const found = new Int32Array(Math.ceil((SURPLUS * place * count) / SAMPLE))
  const before = ranksBefore(limit, rank, selected.subarray(0, count), found)
  if (before === undefined || before < wanted) return undefined
  return found
    .subarray(0, before)
    .sort()
    .subarray(offset, wanted)
    .map((one) => docs[one] as number)
}

/** Writes the ranks below `limit` into `found`, and gives their number; undefined where there is no room for all. */
function ranksBefore(limit: number, rank: Int32Array, selected: Int32Array, found: Int32Array) {
  let count = 0
  for (let at = 0; at < selected.length; at++) {
    const one = rank[selected[at] as number] as number
    if (one >= limit) continue
    if (count === found.length) return undefined
    found[count++] = one
  }
  return count
}
