/** The total of a plan, where the index knows it without a test of each doc. */
import { countInAll } from '../../store/arrays/bits.ts'
import { listsDriver } from '../../planning/drivers.ts'
import type { Ranges } from '../../store/Partitions.ts'
import type { Plan } from '../../planning/makePlan.ts'
import { isInBits, type Predicate } from '../../planning/predicates.ts'
import { selectDocs } from '../selectDocs.ts'

/** Deleted docs are tested instead of all others where there are this many times fewer: each takes longer. */
const FEWER = 16

/**
 * Without tests it is the number of rows of the driver. With bitsets alone on ranges, 32 docs are counted at a time.
 * With deleted docs alone, they are subtracted. Undefined for any other plan.
 */
export function countFromIndex(plan: Plan): number | undefined {
  const { driver, predicates, deleted } = plan
  if (predicates.length === 0) return driver.rows
  if (driver.kind === 'ranges' && predicates.every(isInBits))
    return countInRanges(
      predicates.map(({ bits }) => bits),
      driver.ranges,
    )
  // A list driver has no edge: only areas have one, and they are ranges.
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

/** The deleted docs that would match if they were not deleted. */
export function deletedMatches({ pairs, tests, deleted }: Plan): Int32Array {
  if (deleted === undefined) return new Int32Array(0)
  const among = deleted.docs.filter((doc) => pairs.some(({ begin, end }) => doc >= begin && doc < end))
  const others = tests.filter((one: Predicate) => one !== deleted.test)
  const found = new Int32Array(among.length + 1)
  return found.subarray(0, selectDocs(listsDriver('gone', [Int32Array.from(among)]), others, found))
}
