/**
 * Selects the positions of the smallest numbers. For very many numbers a threshold from a sample leaves few
 * candidates. Candidates are distributed to buckets, and only the buckets that hold the result are sorted.
 */
import { estimateThreshold, estimatedCapacity } from './estimateThreshold.ts'

/** At most 4,096 buckets. */
const DIGITS = 12

/** A bucket of up to this many is sorted by insertion; a larger one is distributed again. */
const FEW = 16

const counts = new Int32Array(1 << DIGITS)

/** The sample. */
const sample = new Int32Array(128)

/**
 * The positions of the numbers that rank `from` to `to` in ascending order. Numbers are 0 or more and almost unique;
 * `from` < `to`, and there are at least `to`.
 */
export function selectSmallest(numbers: Int32Array, from: number, to: number): Int32Array {
  return bucketSelect(numbers, positionsByThreshold(numbers, to) ?? allPositions(numbers), from, to)
}

function allPositions({ length }: Int32Array): Int32Array {
  const places = new Int32Array(length)
  for (let at = 0; at < length; at++) places[at] = at
  return places
}

/**
 * The positions of the numbers below an estimated threshold, which include the `wanted` smallest. Undefined where
 * there are not many numbers, or too few or too many are below it.
 */
function positionsByThreshold(numbers: Int32Array, wanted: number): Int32Array | undefined {
  const most = estimateThreshold(numbers.length, wanted, (at) => numbers[at] as number, sample)
  if (most === undefined) return undefined
  const few = new Int32Array(estimatedCapacity(numbers.length, wanted, sample))
  const count = positionsUpTo(most, numbers, few)
  return count === undefined || count < wanted ? undefined : few.subarray(0, count)
}

/**
 * Writes the positions of numbers up to `most` into `few`. Returns their number; undefined where `few` is too small.
 */
function positionsUpTo(most: number, numbers: Int32Array, few: Int32Array): number | undefined {
  const { length } = numbers
  let count = 0
  for (let at = 0; at < length; at++) {
    if ((numbers[at] as number) > most) continue
    if (count === few.length) return undefined
    few[count++] = at
  }
  return count
}

/** As `selectSmallest`, for the numbers at some positions. */
function bucketSelect(numbers: Int32Array, places: Int32Array, from: number, to: number): Int32Array {
  const { low, shift } = bucketsOf(numbers, places)
  const { length } = places
  for (let at = 0; at < length; at++) {
    const stretch = ((numbers[places[at] as number] as number) - low) >>> shift
    counts[stretch] = (counts[stretch] as number) + 1
  }
  const { first, last, before, kept, largest } = bucketStarts(from, to)
  for (let at = 0; at < length; at++) {
    const place = places[at] as number
    const stretch = ((numbers[place] as number) - low) >>> shift
    if (stretch < first || stretch > last) continue
    const next = counts[stretch] as number
    counts[stretch] = next + 1
    kept[next] = place
  }
  if (largest > FEW && shift > 0) splitLargeBuckets(numbers, kept, counts.slice(first, last + 1))
  insertionSort(numbers, kept)
  return kept.subarray(from - before, to - before)
}

/** Buckets from the smallest to the largest number: as many as numbers, up to twice as many. All counters are 0. */
function bucketsOf(numbers: Int32Array, places: Int32Array) {
  const { length } = places
  let low = numbers[places[0] as number] as number
  let high = low
  for (let at = 1; at < length; at++) {
    const one = numbers[places[at] as number] as number
    if (one < low) low = one
    if (one > high) high = one
  }
  const digits = Math.min(DIGITS, 32 - Math.clz32(length))
  counts.fill(0, 0, 1 << digits)
  return { low, shift: Math.max(0, 32 - Math.clz32(high - low) - digits) }
}

/**
 * The first and last bucket of the ranks `from` to `to`, with an array for all that they hold. Their counters become
 * the beginnings of the buckets.
 */
function bucketStarts(from: number, to: number) {
  let first = 0
  let before = 0
  for (; before + (counts[first] as number) <= from; first++) before += counts[first] as number
  let last = first
  let largest = 0
  let start = 0
  for (; ; last++) {
    const count = counts[last] as number
    counts[last] = start
    start += count
    largest = Math.max(largest, count)
    if (before + start >= to) return { first, last, before, kept: new Int32Array(start), largest }
  }
}

/** Sorts the large buckets. */
function splitLargeBuckets(numbers: Int32Array, places: Int32Array, ends: Int32Array): void {
  let begin = 0
  for (const end of ends) {
    if (end - begin > FEW) places.set(bucketSelect(numbers, places.slice(begin, end), 0, end - begin), begin)
    begin = end
  }
}

/** Sorts positions by their numbers, each of which is near its final position. */
function insertionSort(numbers: Int32Array, places: Int32Array): void {
  const { length } = places
  for (let at = 1; at < length; at++) {
    const place = places[at] as number
    const one = numbers[place] as number
    let to = at
    for (; to > 0 && (numbers[places[to - 1] as number] as number) > one; to--)
      places[to] = places[to - 1] as number
    places[to] = place
  }
}
