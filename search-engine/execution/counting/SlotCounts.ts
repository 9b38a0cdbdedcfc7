/**
 * Cached facet counts of whole contracts and categories, and of whole places in them: what a filter panel shows
 * before any filter is set. The counts include deleted docs.
 */
import type { Criteria, FilterName } from '#domain/search/filters.ts'
import { addCounts } from './addCounts.ts'
import { countsOfDocs, type FacetCounts } from './facets.ts'
import type { ColumnIndex } from '../../store/ColumnIndex.ts'
import { pairsOf } from '../../planning/pairsOf.ts'
import type { Pair, Slot } from '../../store/Partitions.ts'
import { type PlaceId, placeColumns } from '../../store/placeCodes.ts'

/** Counts of fewer docs are not worth caching. */
const WORTH_KEEPING = 250

const wholeNames: ReadonlySet<FilterName> = new Set<FilterName>([
  'contract',
  'category',
  'excludeAuctions',
  ...placeColumns,
])

/** Whole pairs, or one place in them. */
export interface WholeSlots {
  readonly pairs: readonly Pair[]
  readonly place: PlaceId | undefined
}

export class SlotCounts {
  private readonly index: ColumnIndex
  private readonly kept = new Map<Slot, FacetCounts>()

  constructor(index: ColumnIndex) {
    this.index = index
  }

  /** The pairs and the place of criteria that limit nothing else; undefined for others. */
  slotsOf(criteria: Criteria): WholeSlots | undefined {
    const names = (Object.keys(criteria) as FilterName[]).filter((name) => criteria[name] !== undefined)
    if (!names.every((name) => wholeNames.has(name))) return undefined
    const pairs = pairsOf(this.index, criteria)
    const [column, ...others] = placeColumns.filter((level) => names.includes(level))
    if (column === undefined) return { pairs, place: undefined }
    const [id, ...more] = criteria[column] ?? []
    if (id === undefined || more.length + others.length > 0) return undefined
    return { pairs, place: { column, id } }
  }

  countsOf({ pairs, place }: WholeSlots): FacetCounts {
    const counts = pairs.flatMap((pair) => {
      if (place === undefined) return this.countsIn(pair, () => pair)
      const slot = pair.places[place.column].get(place.id)
      const list = this.index.partitions.lists[place.column]
      return slot ? this.countsIn(slot, ({ begin, end }) => list.subarray(begin, end)) : []
    })
    return counts.length === 0 ? countsOfDocs(this.index, []) : counts.reduce(addCounts)
  }

  private countsIn(slot: Slot, docsOf: (slot: Slot) => Slot | Int32Array): FacetCounts {
    const known = this.kept.get(slot)
    if (known) return known
    const counts = countsOfDocs(this.index, [docsOf(slot)])
    if (slot.end - slot.begin >= WORTH_KEEPING) this.kept.set(slot, counts)
    return counts
  }
}
