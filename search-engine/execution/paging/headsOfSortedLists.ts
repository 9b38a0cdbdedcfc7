/** The first page of several lists that each stand in its order: what of each may be on it. */
import type { Plan } from '../../planning/makePlan.ts'
import { keepOfDocs, type Predicate } from '../../planning/predicates.ts'
import type { SortName } from '../../store/Orders.ts'

/** Docs of a list looked at beyond a page, for those among them that are gone. */
const SPARE = 16

/**
 * Docs among which are the first `count` of what a search finds, in no order. Undefined where its lists do not stand in
 * that order, more is to be tested than whether docs are gone, or all docs are hardly more.
 */
export function headsOfSortedLists(
  { driver, predicates, edge, deleted }: Plan,
  sort: SortName,
  count: number,
): Int32Array | undefined {
  if (driver.kind !== 'lists' || driver.sort !== sort || edge) return undefined
  if (predicates.some((test) => test !== deleted?.test)) return undefined
  if (driver.lists.length * (count + SPARE) * 2 > driver.rows) return undefined
  const heads = new Int32Array(driver.lists.length * (count + SPARE) + 1)
  let end = 0
  for (const list of driver.lists) {
    const looked = list.subarray(0, count + SPARE)
    const kept = keep(deleted?.test, looked, heads.subarray(end))
    // More of the list is gone than was spared for.
    if (kept < count && looked.length < list.length) return undefined
    end += kept
  }
  return heads.subarray(0, end)
}

/** Writes the docs that pass into `kept`, and gives their number. */
function keep(test: Predicate | undefined, docs: Int32Array, kept: Int32Array): number {
  if (test) return keepOfDocs(test, docs, docs.length, kept)
  kept.set(docs)
  return docs.length
}
