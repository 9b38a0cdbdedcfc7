/** A page of matches by their monthly cost, which no list is sorted by: each search has its own loan. */
import type { Columns } from '../../store/Columns.ts'
import { LARGEST } from '../../store/columnTable.ts'
import type { MonthlyCosts } from '../../store/MonthlyCosts.ts'
import { selectSmallest } from './selectSmallest.ts'

/** What costs nothing that is known comes last. */
const NOT_KNOWN = LARGEST + 1

/**
 * The docs at `offset` to `offset + length` of some docs, the cheapest a month first, then by descending id. Only what is
 * no dearer than the last of the page is sorted.
 */
export function firstByMonth(
  docs: Int32Array,
  costs: MonthlyCosts,
  columns: Columns,
  { offset, length }: { readonly offset: number; readonly length: number },
): Int32Array {
  const end = Math.min(offset + length, docs.length)
  if (offset >= end) return new Int32Array(0)
  const cents = Int32Array.from(docs, (doc) => keyOf(costs.centsOf(columns, doc)))
  const [last] = selectSmallest(cents, end - 1, end)
  const most = cents[last as number] as number
  const near: number[] = []
  for (let at = 0; at < docs.length; at++) if ((cents[at] as number) <= most) near.push(at)
  const { id } = columns
  const idAt = (at: number) => id[docs[at] as number] as number
  near.sort((one, other) => (cents[one] as number) - (cents[other] as number) || idAt(other) - idAt(one))
  return Int32Array.from(near.slice(offset, end), (at) => docs[at] as number)
}

const keyOf = (cents: number): number => (cents <= LARGEST ? cents : NOT_KNOWN)
