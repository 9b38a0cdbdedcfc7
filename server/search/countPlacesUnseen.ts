/** In which places what a search finds lies, where that is known without a list of it. */
import { NOT_STATED } from './Columns.ts'
import { sizeOf } from './countCodes.ts'
import { goneFrom } from './countUnseen.ts'
import { SCATTERED } from './drivers.ts'
import type { Pair } from './Partitions.ts'
import type { PlaceColumn } from './placeCodes.ts'
import type { PlaceCounts } from './PlaceCounts.ts'
import type { Plan } from './plan.ts'

/**
 * Where nothing is asked beside contract and category, each place's list says how many it holds; most visitors begin so,
 * and nothing finds more. Where a single range is, what passes it is counted as it lies, and not in the range's order.
 * Undefined for any other search.
 */
export function countPlacesUnseen(
  places: PlaceCounts,
  plan: Plan,
  column: PlaceColumn,
): Map<number, number> | undefined {
  const counts = countsWithGone(places, plan, column)
  if (counts === undefined) return undefined
  for (const [place, count] of places.of(goneFrom(plan), column)) {
    const left = (counts.get(place) ?? 0) - count
    if (left > 0) counts.set(place, left)
    else counts.delete(place)
  }
  return counts
}

function countsWithGone(
  places: PlaceCounts,
  { pairs, driver, tests, gone }: Plan,
  column: PlaceColumn,
): Map<number, number> | undefined {
  const [only, ...others] = tests.filter((test) => test !== gone?.test)
  if (only === undefined) return countsOfLists(pairs, column)
  const all = pairs.reduce((rows, pair) => rows + sizeOf(pair), 0)
  // A piece of a sorted list has its docs all over the codes, which these are read along.
  const isWide = driver.kind === 'lists' && driver.rows * SCATTERED > all
  return isWide && only.kind === 'between' && others.length === 0
    ? places.ofPassing(pairs, only, column)
    : undefined
}

function countsOfLists(pairs: readonly Pair[], column: PlaceColumn): Map<number, number> {
  const counts = new Map<number, number>()
  for (const pair of pairs)
    for (const [place, { begin, end }] of pair.places[column])
      if (place !== NOT_STATED) counts.set(place, (counts.get(place) ?? 0) + end - begin)
  return counts
}
