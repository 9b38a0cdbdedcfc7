/** Selects one page of matches in an order, without sorting all of them. */
import { bitsIn } from '../../store/arrays/bits.ts'
import type { Sort } from '../../store/Orders.ts'
import { topKBySample } from './topKBySample.ts'
import { selectSmallest } from './selectSmallest.ts'

/** Up to this many docs, sorting their ranks is quicker than going through the bitset. */
const FEW = 192

/**
 * The bits of this many docs exceed the cache: marking half a million of five million takes twice as long as
 * sampling.
 */
const LARGE = 2 ** 20

/** Reading the bits of this many ranks takes as long as distributing one doc to a bucket … */
const SPARSE = 160

/** … and sorting one doc of the page takes as long as distributing this many. */
const SORTED = 8

/**
 * The docs at `offset` to `offset + length` of the first `count` docs of `selected`, in the order of a sort. `bits`
 * has one bit per listing and is overwritten.
 */
export function topK(
  sort: Sort,
  selected: Int32Array,
  count: number,
  offset: number,
  length: number,
  bits: Int32Array,
): Int32Array {
  if (offset >= count) return new Int32Array(0)
  const end = Math.min(offset + length, count)
  const isSparse = (count + length * SORTED) * SPARSE < sort.docs.length
  if (count <= FEW || isSparse) return topKOfFew(sort, selected, count, offset, end)
  const first = sort.docs.length < LARGE ? undefined : topKBySample(sort, selected, count, offset, length)
  return first ?? topKByBits(sort, selected, count, offset, end - offset, bits)
}

function topKOfFew(
  { rank }: Sort,
  selected: Int32Array,
  count: number,
  offset: number,
  end: number,
): Int32Array {
  const ranks = new Int32Array(count)
  for (let at = 0; at < count; at++) ranks[at] = rank[selected[at] as number] as number
  const page = selectSmallest(ranks, offset, end)
  for (let at = 0; at < page.length; at++) page[at] = selected[page[at] as number] as number
  return page
}

/** Sets a bit at the rank of each doc, then reads the bits from the start up to the end of the page. */
function topKByBits(
  { docs, rank }: Sort,
  selected: Int32Array,
  count: number,
  offset: number,
  length: number,
  bits: Int32Array,
): Int32Array {
  bits.fill(0)
  for (let at = 0; at < count; at++) {
    const place = rank[selected[at] as number] as number
    bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31))
  }
  const page = new Int32Array(length)
  let word = 0
  let skip = offset
  for (; ; word++) {
    const found = bits[word] as number
    // Most words before the first match are empty.
    if (found === 0) continue
    const set = bitsIn(found)
    if (set > skip) break
    skip -= set
  }
  let picked = 0
  for (; picked < length; word++) {
    let left = bits[word] as number
    while (left !== 0 && picked < length) {
      const lowest = left & -left
      left ^= lowest
      if (skip > 0) skip--
      else page[picked++] = docs[(word << 5) + (31 - Math.clz32(lowest))] as number
    }
  }
  return page
}
