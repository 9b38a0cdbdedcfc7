/**
 * The smallest of many numbers, found by dealing them out to buckets: only those of the buckets that hold what is asked
 * for are sorted.
 */

const BUCKETS = 4096
const DIGITS = Math.log2(BUCKETS)

const counts = new Int32Array(BUCKETS)

/**
 * What stands at places `from` to `to` of some numbers once they are sorted: `numbers` are each below `limit`, and hardly
 * any twice. `from` < `to`, of which there are so many.
 */
export function smallest(numbers: Int32Array, limit: number, from: number, to: number): Int32Array {
  const shift = Math.max(0, 32 - Math.clz32(limit - 1) - DIGITS)
  counts.fill(0)
  for (let at = 0; at < numbers.length; at++) {
    const bucket = (numbers[at] as number) >>> shift
    counts[bucket] = (counts[bucket] as number) + 1
  }
  const { first, last, before, upTo } = bucketsOf(from, to)
  return between(numbers, first << shift, ((last + 1) << shift) - 1, upTo - before)
    .sort()
    .subarray(from - before, to - before)
}

/** The first and the last bucket of what stands from one place to another, and how many stand before and up to them. */
function bucketsOf(from: number, to: number) {
  let first = 0
  let before = 0
  for (; before + (counts[first] as number) <= from; first++) before += counts[first] as number
  let last = first
  let upTo = before + (counts[first] as number)
  while (upTo < to) upTo += counts[++last] as number
  return { first, last, before, upTo }
}

/** Those from `low` to `high`, of which there are `count`. */
function between(numbers: Int32Array, low: number, high: number, count: number): Int32Array {
  // One place more: what does not stay is written before that is known.
  const kept = new Int32Array(count + 1)
  let length = 0
  for (let at = 0; at < numbers.length; at++) {
    const one = numbers[at] as number
    kept[length] = one
    length += +(one >= low && one <= high)
  }
  return kept.subarray(0, count)
}
