/** The threshold should leave this many times the wanted numbers, so that there are seldom too few. */
const MARGIN = 4

/** A threshold beyond this part of the sample leaves too many. */
const FARTHEST = 1 / 8

/**
 * Estimates from a sample the largest of the smallest `wanted` of `count` numbers; undefined where `wanted` is not a
 * small part of `count`. About four times as many numbers are below it; the caller checks for too few or too many.
 * `sample` is overwritten.
 */
export function estimateThreshold(
  count: number,
  wanted: number,
  numberAt: (at: number) => number,
  sample: Int32Array,
): number | undefined {
  const place = Math.ceil((MARGIN * wanted * sample.length) / count)
  if (place > sample.length * FARTHEST) return undefined
  for (let at = 0; at < sample.length; at++) sample[at] = numberAt(Math.floor((at * count) / sample.length))
  return sample.sort()[place]
}

/** More than this many times the expected number of numbers below a threshold is too many. */
const SURPLUS = 4

/** The capacity for the numbers up to such a threshold. */
export const estimatedCapacity = (count: number, wanted: number, sample: Int32Array): number =>
  Math.ceil(SURPLUS * (MARGIN * wanted + count / sample.length))
