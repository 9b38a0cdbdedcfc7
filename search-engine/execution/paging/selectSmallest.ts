/**
 * Where the smallest of many numbers stand: of very many a sample tells how large they are at the most; of fewer, or where
 * it misled, all are dealt out to stretches, and only those of the stretches that hold what is asked for are put in order.
 */
import { estimateThreshold, estimatedCapacity } from './estimateThreshold.ts'

/** Numbers are dealt out to 4,096 stretches at the most. */
const DIGITS = 12

/** So many of a stretch are put in order one by one; more are dealt out anew. */
const FEW = 16

const counts = new Int32Array(1 << DIGITS)

/** Numbers that tell of all. */
const sample = new Int32Array(128)

/**
 * At which places of some numbers those stand that come from `from` to `to` once they are sorted: the numbers are 0 or
 * more, and hardly any is there twice. `from` < `to`, of which there are so many.
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
 * The places of few numbers, the `wanted` smallest among them. Undefined where the numbers are not very many, or too few
 * are as small as was guessed, or too many.
 */
function positionsByThreshold(numbers: Int32Array, wanted: number): Int32Array | undefined {
  const most = estimateThreshold(numbers.length, wanted, (at) => numbers[at] as number, sample)
  if (most === undefined) return undefined
  const few = new Int32Array(estimatedCapacity(numbers.length, wanted, sample))
  const count = positionsUpTo(most, numbers, few)
  return count === undefined || count < wanted ? undefined : few.subarray(0, count)
}

/** Writes the places of numbers up to `most` into `few`, and gives how many they are; undefined where there is no room for all. */
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

/** As `smallest`, of the numbers at some places. */
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

/** Stretches as many as numbers, or up to twice as many, from the smallest to the largest. None has been counted in. */
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
 * The first and the last stretch of what stands from one place to another, with room for all that they hold. Where each
 * begins there stands in place of how many it holds.
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

/** Sorts the stretches of places that hold many. */
function splitLargeBuckets(numbers: Int32Array, places: Int32Array, ends: Int32Array): void {
  let begin = 0
  for (const end of ends) {
    if (end - begin > FEW) places.set(bucketSelect(numbers, places.slice(begin, end), 0, end - begin), begin)
    begin = end
  }
}

/** Puts places in the order of their numbers, of which each stands near to where it belongs. */
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
