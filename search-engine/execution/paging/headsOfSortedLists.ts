/** The first page of several sorted lists: the heads of the lists hold it. */
import type { Plan } from '../../planning/makePlan.ts'
import { keepOfDocs, type Predicate } from '../../planning/predicates.ts'
import type { SortName } from '../../store/Orders.ts'

/** Docs of a list read beyond a page, for the deleted ones among them. */
const SPARE = 16

/**
 * The heads of the plan's lists, in no order, among which are the first `count` matches. Undefined where the lists
 * are in another order, where more than deleted docs has to be tested, or where the heads are most of the docs.
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
    // More docs of the list are deleted than were read in reserve.
    if (kept < count && looked.length < list.length) return undefined
    end += kept
  }
  return heads.subarray(0, end)
}

/** Writes the docs that pass into `kept`. Returns their number. */
function keep(test: Predicate | undefined, docs: Int32Array, kept: Int32Array): number {
  if (test) return keepOfDocs(test, docs, docs.length, kept)
  kept.set(docs)
  return docs.length
}
