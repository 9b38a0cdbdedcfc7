/**
 * The smallest of many numbers: of very many a sample tells how large they are at the most; of fewer, or where it misled,
 * all are dealt out to buckets, and only those of the buckets that hold what is asked for are sorted.
 */
import { guessLimit, roomFor } from './guessLimit.ts'

const BUCKETS = 4096
const DIGITS = Math.log2(BUCKETS)

const counts = new Int32Array(BUCKETS)

/** Numbers that tell of all. */
const sample = new Int32Array(256)

/**
 * What stands at places `from` to `to` of some numbers once they are sorted: `numbers` are each below `limit`, and hardly
 * any twice. `from` < `to`, of which there are so many.
 */
export function smallest(numbers: Int32Array, limit: number, from: number, to: number): Int32Array {
  return guessed(numbers, from, to) ?? dealtOut(numbers, limit, from, to)
}

/** Undefined where the numbers are not very many, or too few are as small as was guessed, or too many. */
function guessed(numbers: Int32Array, from: number, to: number): Int32Array | undefined {
  const most = guessLimit(numbers.length, to, (at) => numbers[at] as number, sample)
  if (most === undefined) return undefined
  const few = new Int32Array(roomFor(numbers.length, to, sample))
  const count = upTo(most, numbers, few)
  return count === undefined || count < to ? undefined : few.subarray(0, count).sort().subarray(from, to)
}

/** Writes the numbers up to `most` into `few`, and gives how many they are; undefined where there is no room for all. */
function upTo(most: number, numbers: Int32Array, few: Int32Array): number | undefined {
  const { length } = numbers
  let count = 0
  for (let at = 0; at < length; at++) {
    const one = numbers[at] as number
    if (one > most) continue
    if (count === few.length) return undefined
    few[count++] = one
  }
  return count
}

function dealtOut(numbers: Int32Array, limit: number, from: number, to: number): Int32Array {
  const shift = Math.max(0, 32 - Math.clz32(limit - 1) - DIGITS)
  const { length } = numbers
  counts.fill(0)
  for (let at = 0; at < length; at++) {
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
  const { length } = numbers
  let found = 0
  for (let at = 0; at < length; at++) {
    const one = numbers[at] as number
    kept[found] = one
    found += +(one >= low && one <= high)
  }
  return kept.subarray(0, count)
}
