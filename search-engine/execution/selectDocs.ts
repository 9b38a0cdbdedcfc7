import { listInAll } from '../store/arrays/bits.ts'
import { BLOCK } from './block.ts'
import type { Driver, ListsDriver, RangesDriver } from '../planning/drivers.ts'
import type { Plan } from '../planning/makePlan.ts'
import { isInBits, keepOfDocs, keepOfRange, type Predicate, tableOfList } from '../planning/predicates.ts'

/**
 * Writes the docs of a driver that pass all predicates into `target`. Returns their number. `target` has one element
 * more than there are docs: compaction writes a doc before it knows whether to keep it.
 */
export function selectDocs(driver: Driver, predicates: readonly Predicate[], target: Int32Array): number {
  if (driver.kind === 'ranges' && predicates[0]?.kind === 'bits')
    return selectByBits(driver, predicates, target)
  const [first, ...others] = predicates
  let count = first ? keepFirst(driver, first, target) : takeAll(driver, target)
  for (const predicate of others) count = keepOfDocs(predicate, target, count, target)
  return count
}

/** Bitsets are tested together, 32 docs at a time. */
function selectByBits(
  { ranges }: RangesDriver,
  predicates: readonly Predicate[],
  target: Int32Array,
): number {
  const sets = predicates.filter(isInBits).map(({ bits }) => bits)
  let count = 0
  for (let at = 0; at < ranges.length; at += 2)
    count = listInAll(sets, ranges[at] as number, ranges[at + 1] as number, target, count)
  for (const predicate of predicates)
    if (!isInBits(predicate)) count = keepOfDocs(predicate, target, count, target)
  return count
}

/** As `selectDocs`, for the driver and the edge of a plan. */
export function selectPlanned({ driver, predicates, edge }: Plan, target: Int32Array): number {
  const count = selectDocs(driver, predicates, target)
  return edge ? count + selectDocs(edge.driver, edge.predicates, target.subarray(count)) : count
}

const keepFirst = (driver: Driver, first: Predicate, target: Int32Array): number =>
  driver.kind === 'ranges' ? keepOfRanges(driver, first, target) : keepOfLists(driver, first, target)

function keepOfRanges({ ranges }: RangesDriver, first: Predicate, target: Int32Array): number {
  let count = 0
  for (let at = 0; at < ranges.length; at += 2) {
    const end = ranges[at + 1] as number
    for (let from = ranges[at] as number; from < end; from += BLOCK)
      count = keepOfRange(first, from, Math.min(from + BLOCK, end), target, count)
  }
  return count
}

function keepOfLists({ lists, aligned }: ListsDriver, first: Predicate, target: Int32Array): number {
  let count = 0
  lists.forEach((list, at) => {
    const codes = aligned?.test === first ? aligned.lists[at] : undefined
    for (let from = 0; from < list.length; from += BLOCK) {
      const docs = list.subarray(from, from + BLOCK)
      count =
        aligned && codes
          ? tableOfList(aligned.test, docs, codes.subarray(from, from + BLOCK), target, count)
          : keepOfDocs(first, docs, docs.length, target, count)
    }
  })
  return count
}

function takeAll(driver: Driver, target: Int32Array): number {
  let count = 0
  if (driver.kind === 'lists')
    for (const list of driver.lists) {
      target.set(list, count)
      count += list.length
    }
  else {
    const { ranges } = driver
    for (let at = 0; at < ranges.length; at += 2) {
      const end = ranges[at + 1] as number
      for (let doc = ranges[at] as number; doc < end; doc++) target[count++] = doc
    }
  }
  return count
}
