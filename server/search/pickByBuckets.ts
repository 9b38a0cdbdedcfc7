/**
 * Picks a page by dealing docs out to buckets, each a stretch of the order: only those of the buckets that hold the page
 * are sorted. It looks at each doc and at every bucket, never at a place for each listing there is.
 */
import type { Sort } from './Orders.ts'

const BUCKETS = 4096
const DIGITS = Math.log2(BUCKETS)

const counts = new Int32Array(BUCKETS)

/** The docs at places `offset` to `end` of `selected`, by a sort. `offset` < `end`, of which there are so many. */
export function pickByBuckets(
  { docs, rank }: Sort,
  selected: Int32Array,
  offset: number,
  end: number,
): Int32Array {
  const shift = Math.max(0, 32 - Math.clz32(docs.length - 1) - DIGITS)
  const ranks = new Int32Array(selected.length)
  counts.fill(0)
  for (let at = 0; at < ranks.length; at++) {
    const place = rank[selected[at] as number] as number
    ranks[at] = place
    counts[place >>> shift] = (counts[place >>> shift] as number) + 1
  }
  const { first, last, before, after } = bucketsOf(offset, end)
  return ranksBetween(ranks, first << shift, ((last + 1) << shift) - 1, after - before)
    .sort()
    .subarray(offset - before, end - before)
    .map((place) => docs[place] as number)
}

/** Those from `low` to `high`, of which there are `count`. */
function ranksBetween(ranks: Int32Array, low: number, high: number, count: number): Int32Array {
  // One place more: what does not stay is written before that is known.
  const kept = new Int32Array(count + 1)
  let length = 0
  for (let at = 0; at < ranks.length; at++) {
    const place = ranks[at] as number
    kept[length] = place
    length += +(place >= low && place <= high)
  }
  return kept.subarray(0, count)
}

/** The first and the last bucket of what stands from `offset` to `end`, and how many stand before and up to them. */
function bucketsOf(offset: number, end: number) {
  let first = 0
  let before = 0
  for (; before + (counts[first] as number) <= offset; first++) before += counts[first] as number
  let last = first
  let after = before + (counts[first] as number)
  while (after < end) after += counts[++last] as number
  return { first, last, before, after }
}
