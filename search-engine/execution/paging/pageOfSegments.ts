/** One page of one or two segments, each of which has its own in order. */
import { NOT_STATED } from '../../store/Columns.ts'
import type { SegmentDoc } from '../SegmentDoc.ts'
import type { SortName } from '../../store/Orders.ts'
import type { QueryExecution } from '../QueryExecution.ts'
import type { Segment } from '../Segment.ts'

export interface PageRequest {
  readonly sort: SortName
  readonly offset: number
  readonly length: number
}

/** A query on a segment. */
export interface SegmentExecution {
  readonly segment: Segment
  readonly execution: QueryExecution
}

/** A query on the base segment, and on the delta segment if there is one. */
export type SegmentExecutions =
  | readonly [large: SegmentExecution]
  | readonly [large: SegmentExecution, small: SegmentExecution]

export interface FoundPage {
  readonly total: number
  /** In order. */
  readonly listings: readonly SegmentDoc[]
}

/** A doc with its sort key. */
interface Entry extends SegmentDoc {
  readonly id: number
  readonly value: number
}

export function pageOfSegments([large, small]: SegmentExecutions, request: PageRequest): FoundPage {
  if (small) return mergePages(large, small, request)
  const { segment, execution } = large
  const { total, docs } = execution.page(request.offset, request.length)
  const listings: SegmentDoc[] = []
  for (let at = 0; at < docs.length; at++) listings.push({ segment, doc: docs[at] as number })
  return { total, listings }
}

/**
 * All results of the small segment are read. A result of the large segment can be on the page only if at most as
 * many results stand before it as the small segment has.
 */
function mergePages(large: SegmentExecution, small: SegmentExecution, request: PageRequest): FoundPage {
  const { sort, offset, length } = request
  const few = entriesOf(small, 0, small.segment.index.size)
  const first = Math.max(0, offset - few.entries.length)
  const many = entriesOf(large, first, offset - first + length)
  const isBefore = comparing(sort)
  const [head] = many.entries
  // Results of the small segment before the window take positions that are not on the page.
  const skipped =
    first === 0 || head === undefined ? 0 : few.entries.filter((one) => isBefore(one, head)).length
  const merged = merge(many.entries, few.entries.slice(skipped), isBefore)
  const start = offset - first - skipped
  return { total: few.total + many.total, listings: merged.slice(start, start + length) }
}

function entriesOf({ segment, execution }: SegmentExecution, offset: number, length: number) {
  const { total, docs } = execution.page(offset, length)
  const { id } = segment.index.columns
  const entries = Array.from(
    docs,
    (doc): Entry => ({ segment, doc, id: id[doc] as number, value: execution.valueOf(doc) }),
  )
  return { total, entries }
}

/** Compares by value in the direction of the sort, "not stated" last, then by descending id. */
const comparing = (sort: SortName) => {
  const sign = sort.endsWith(' asc') ? 1 : -1
  return (one: Entry, other: Entry): boolean => {
    if (one.value === other.value) return one.id > other.id
    if (one.value === NOT_STATED || other.value === NOT_STATED) return other.value === NOT_STATED
    return (one.value - other.value) * sign < 0
  }
}

function merge(
  many: readonly Entry[],
  few: readonly Entry[],
  isBefore: (one: Entry, other: Entry) => boolean,
): readonly Entry[] {
  const merged: Entry[] = []
  let next = 0
  for (const entry of many) {
    while (next < few.length && isBefore(few[next] as Entry, entry)) merged.push(few[next++] as Entry)
    merged.push(entry)
  }
  return [...merged, ...few.slice(next)]
}
