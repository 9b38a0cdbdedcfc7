/** How many docs of a plan's driver are found, where that is known without a look at each. */
import { countInAll } from '../../store/arrays/bits.ts'
import { listsDriver } from '../../planning/drivers.ts'
import type { Ranges } from '../../store/Partitions.ts'
import type { Plan } from '../../planning/makePlan.ts'
import { isInBits, type Predicate } from '../../planning/predicates.ts'
import { selectDocs } from '../selectDocs.ts'

/** Docs that are gone are looked at instead of those there are, where they are so many times fewer: each takes longer. */
const FEWER = 16

/**
 * With nothing to test, as many as there are to start from; of runs of docs that only bits are to be tested of, 32 at a
 * time; where only those that are gone are still to be told apart, all less these. Undefined for any other search.
 */
export function countFromIndex(plan: Plan): number | undefined {
  const { driver, predicates, deleted } = plan
  if (predicates.length === 0) return driver.rows
  if (driver.kind === 'ranges' && predicates.every(isInBits))
    return countInRanges(
      predicates.map(({ bits }) => bits),
      driver.ranges,
    )
  // Lists have no docs beside them: those of an area start from ranges.
  const isWhole = predicates.every((test) => test === deleted?.test)
  return deleted && isWhole && deleted.docs.length * FEWER < driver.rows
    ? driver.rows - deletedMatches(plan).length
    : undefined
}

function countInRanges(sets: readonly Uint32Array[], ranges: Ranges): number {
  let count = 0
  for (let at = 0; at < ranges.length; at += 2)
    count += countInAll(sets, ranges[at] as number, ranges[at + 1] as number)
  return count
}

/** Docs that are gone, and would be found if they were not. */
export function deletedMatches({ pairs, tests, deleted }: Plan): Int32Array {
  if (deleted === undefined) return new Int32Array(0)
  const among = deleted.docs.filter((doc) => pairs.some(({ begin, end }) => doc >= begin && doc < end))
  const others = tests.filter((one: Predicate) => one !== deleted.test)
  const found = new Int32Array(among.length + 1)
  return found.subarray(0, selectDocs(listsDriver('gone', [Int32Array.from(among)]), others, found))
}
