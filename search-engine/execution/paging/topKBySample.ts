/**
 * Selects a page near the beginning of an order from very many docs: a sample estimates how far into the order it
 * reaches, and only docs up to there are sorted.
 */
import { estimateThreshold, estimatedCapacity } from './estimateThreshold.ts'
import type { Sort } from '../../store/Orders.ts'

/** For fewer docs, marking every one takes no longer. */
const MANY = 16_384

/** The sample of ranks. */
const sample = new Int32Array(512)

/**
 * The docs at `offset` to `offset + length` of the first `count` docs of `selected`, in the order of a sort.
 * Undefined where the docs are few, the page is too far down, or the estimate was wrong.
 */
export function topKBySample(
  { docs, rank }: Sort,
  selected: Int32Array,
  count: number,
  offset: number,
  length: number,
): Int32Array | undefined {
  if (count < MANY) return undefined
  const wanted = Math.min(offset + length, count)
  const rankAt = (at: number) => rank[selected[at] as number] as number
  const most = estimateThreshold(count, wanted, rankAt, sample)
  if (most === undefined) return undefined
  const found = new Int32Array(estimatedCapacity(count, wanted, sample))
  const before = ranksUpTo(most, rank, selected.subarray(0, count), found)
  if (before === undefined || before < wanted) return undefined
  return found
    .subarray(0, before)
    .sort()
    .subarray(offset, wanted)
    .map((one) => docs[one] as number)
}

/** Writes the ranks up to `most` into `found`. Returns their number; undefined where `found` is too small. */
function ranksUpTo(most: number, rank: Int32Array, selected: Int32Array, found: Int32Array) {
  const { length } = selected
  let count = 0
  for (let at = 0; at < length; at++) {
    const one = rank[selected[at] as number] as number
    if (one > most) continue
    if (count === found.length) return undefined
    found[count++] = one
  }
  return count
}
