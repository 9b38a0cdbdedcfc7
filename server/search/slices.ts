import { NOT_STATED } from './Columns.ts'

/** A piece of a list that is sorted by a column, not stated last. */
export interface SortedPiece {
  readonly list: Int32Array
  readonly column: Int32Array
  readonly isAscending: boolean
  readonly begin: number
  readonly end: number
}

/** Where what lies from `low` to `high`, both included, begins and ends in a sorted piece: two binary searches. */
export function boundsOfSlice(
  piece: SortedPiece,
  low: number,
  high: number,
): readonly [begin: number, end: number] {
  const { isAscending, begin, end } = piece
  const first = placeOf(piece, isAscending ? low : high, begin, end)
  return [first, placeOf(piece, isAscending ? high + 1 : low - 1, first, end)]
}

/** The first place between two whose value reaches a bound, as all after it do, or is not stated; the last if none. */
function placeOf(
  { list, column, isAscending }: SortedPiece,
  bound: number,
  begin: number,
  end: number,
): number {
  let low = begin
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    const value = column[list[middle] as number] as number
    if (value === NOT_STATED || (isAscending ? value >= bound : value <= bound)) high = middle
    else low = middle + 1
  }
  return low
}
