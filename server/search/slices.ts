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
  const sign = ascending ? 1 : -1
  const first = ascending ? low : -high
  const last = ascending ? high : -low
  const begin = placeOf(list, column, 0, (value) => value * sign >= first)
  const end = placeOf(list, column, begin, (value) => value * sign > last)
  return list.subarray(begin, end)
}

/** The first place from `from` on whose value passes, as all after it do, or is not stated; the end if none. */
function placeOf(
  list: Int32Array,
  column: Int32Array,
  from: number,
  passes: (value: number) => boolean,
): number {
  let low = from
  let high = list.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = column[list[middle] as number] as number
    if (value === NOT_STATED || passes(value)) high = middle
    else low = middle + 1
  }
  return low
}
