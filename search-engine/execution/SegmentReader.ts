/** Executes queries on one segment, in scratch memory that it reuses. Read a result before the next query begins. */
import { holds } from '../store/arrays/docSets.ts'
import type { Criteria } from '#domain/search/filters.ts'
import type { Query } from '../planning/CompiledCriteria.ts'
import { subtractCounts } from './counting/addCounts.ts'
import { countingBedrooms } from './counting/bedrooms.ts'
import { countFromIndex } from './counting/countFromIndex.ts'
import { countsOfDocs, facetCounts, type FacetCounts } from './counting/facets.ts'
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import type { MonthlyCosts } from '../store/MonthlyCosts.ts'
import type { SortName } from '../store/Orders.ts'
import type { PlaceColumn } from '../store/placeCodes.ts'
import { makePlan, type Plan, type PlanOptions, printPlan } from '../planning/makePlan.ts'
import type { Predicate } from '../planning/predicates.ts'
import { type Scratch, newScratch, QueryExecution } from './QueryExecution.ts'
import { selectDocs } from './selectDocs.ts'
import { SlotCounts, type WholeSlots } from './counting/SlotCounts.ts'

/** Docs of an index that were deleted, or replaced in a newer segment. */
export interface Tombstones {
  /** A bit for each doc that is not deleted. */
  readonly liveBits: Uint32Array
  /** The deleted docs. */
  readonly docs: readonly number[]
}

export class SegmentReader {
  readonly index: ColumnIndex
  private readonly options: PlanOptions
  private readonly tombstones: Tombstones
  private readonly scratch: Scratch
  private readonly slotCounts: SlotCounts

  constructor(index: ColumnIndex, options: PlanOptions, tombstones: Tombstones) {
    this.index = index
    this.options = options
    this.tombstones = tombstones
    this.scratch = newScratch(index)
    this.slotCounts = new SlotCounts(index)
  }

  /** Plans a query; the result answers several questions about it. `costs` order its page instead of the sort. */
  execute(criteria: Query, sort: SortName = 'relevance desc', costs?: MonthlyCosts): QueryExecution {
    const { index } = this
    return new QueryExecution({ index, sort, plan: this.plan(criteria, sort), costs }, this.scratch)
  }

  /** The docs that match, in no order. */
  select(criteria: Query): Int32Array {
    return this.execute(criteria).docs()
  }

  count(criteria: Query): number {
    const planned = this.plan(criteria)
    const { driver, predicates, edge } = planned
    const { docs } = this.scratch
    const certain = countFromIndex(planned) ?? selectDocs(driver, predicates, docs)
    return edge ? certain + selectDocs(edge.driver, edge.predicates, docs) : certain
  }

  /** The number of docs in each place of a level. */
  countDocs(docs: Int32Array, column: PlaceColumn): Map<number, number> {
    return this.scratch.places.of(docs, column)
  }

  /** The number of matches with each option of each filter. */
  facets(criteria: Criteria): FacetCounts {
    const whole = this.slotCounts.slotsOf(criteria)
    if (whole === undefined) {
      const counted = countingBedrooms(criteria, this.options.bedroomSearch)
      return facetCounts(this.index, counted, this.options, this.liveTests(), this.scratch.docs)
    }
    const counts = this.slotCounts.countsOf(whole)
    const deleted = this.deletedIn(whole)
    return deleted.length === 0 ? counts : subtractCounts(counts, countsOfDocs(this.index, [deleted]))
  }

  /** Whether the texts of a doc match a keyword. */
  hasWords(keyword: string, doc: number): boolean {
    const sets = this.options.texts?.setsOf(keyword)
    return sets?.every((set) => holds(set, doc)) ?? false
  }

  explain(criteria: Criteria, sort: SortName): string {
    return printPlan(this.plan(criteria, sort))
  }

  private plan(criteria: Query, sort: SortName = 'relevance desc'): Plan {
    const planned = makePlan(this.index, criteria, this.options, sort)
    const [liveTest] = this.liveTests()
    if (liveTest === undefined) return planned
    const { pairs, driver, predicates, tests, ranges, edge } = planned
    return {
      pairs,
      driver,
      predicates: [...predicates, liveTest],
      tests: [...tests, liveTest],
      ranges,
      ...(edge && { edge: { driver: edge.driver, predicates: [...edge.predicates, liveTest] } }),
      deleted: { docs: this.tombstones.docs, test: liveTest },
    }
  }

  /** The deleted docs of whole places. */
  private deletedIn({ pairs, place }: WholeSlots): Int32Array {
    const { columns } = this.index
    return Int32Array.from(
      this.tombstones.docs.filter(
        (doc) =>
          pairs.some(({ begin, end }) => doc >= begin && doc < end) &&
          (place === undefined || columns[place.column][doc] === place.id),
      ),
    )
  }

  private liveTests(): readonly Predicate[] {
    const { docs, liveBits } = this.tombstones
    return docs.length === 0 ? [] : [{ kind: 'bits', name: 'alive', bits: liveBits }]
  }
}
