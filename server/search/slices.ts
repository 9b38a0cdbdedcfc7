import { NOT_STATED } from './Columns.ts'

/**
 * The piece of a sorted list whose values lie from `low` to `high`, both included, without copying it.
 * `list` is sorted by `column`, not stated last; two binary searches.
 */
export function sliceOf(
  list: Int32Array,
  column: Int32Array,
  ascending: boolean,
  low: number,
  high: number,
): Int32Array {
  const valueAt = (at: number) => column[list[at] as number] as number
  const stated = firstWhere(list.length, (at) => valueAt(at) === NOT_STATED)
  const begin = firstWhere(stated, (at) => (ascending ? valueAt(at) >= low : valueAt(at) <= high))
  const end = firstWhere(stated, (at) => (ascending ? valueAt(at) > high : valueAt(at) < low))
  return list.subarray(begin, Math.max(begin, end))
}

/** The first place where a test that never turns false again is true; `end` if nowhere. */
function firstWhere(end: number, test: (at: number) => boolean): number {
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (test(middle)) high = middle
    else low = middle + 1
  }
  return low
}
