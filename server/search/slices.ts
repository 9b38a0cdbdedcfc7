import { NOT_STATED } from './Columns.ts'

/**
 * Where the piece of a sorted list whose values lie from `low` to `high`, both included, begins and ends.
 * `list` is sorted by `column`, not stated last; two binary searches.
 */
export function boundsOfSlice(
  list: Int32Array,
  column: Int32Array,
  ascending: boolean,
  low: number,
  high: number,
): readonly [begin: number, end: number] {
  const sign = ascending ? 1 : -1
  const first = ascending ? low : -high
  const last = ascending ? high : -low
  const begin = placeOf(list, column, 0, (value) => value * sign >= first)
  return [begin, placeOf(list, column, begin, (value) => value * sign > last)]
}

/** That piece, without copying it. */
export const sliceOf = (
  list: Int32Array,
  ...asked: [column: Int32Array, ascending: boolean, low: number, high: number]
): Int32Array => list.subarray(...boundsOfSlice(list, ...asked))

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
