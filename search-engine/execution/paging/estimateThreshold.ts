/** So many times those that are wanted should be no larger than the guess, so that too few seldom are. */
const MARGIN = 4

/** A guess beyond this part of the sample leaves too many. */
const FARTHEST = 1 / 8

/**
 * Guesses by a sample how large the smallest `wanted` of `count` numbers are at the most; undefined where they are not
 * few of many. Some four times as many are no larger; whoever goes by it finds out whether too few or too many are.
 * `sample`: room for those that are looked at.
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

/** More than so many times what is expected to be no larger than a guess are no longer a few. */
const SURPLUS = 4

/** Room for what is no larger than such a guess. */
export const estimatedCapacity = (count: number, wanted: number, sample: Int32Array): number =>
  Math.ceil(SURPLUS * (MARGIN * wanted + count / sample.length))
