/**
 * Answers searches from one index, in room that it keeps for that.
 * What it gives out lies in that room: read it before the next question.
 */
import type { Criteria } from '#domain/search/filters.ts'
import type { Wanted } from '../planning/asked.ts'
import { subtractCounts } from './counting/addCounts.ts'
import { countingBedrooms } from './counting/bedrooms.ts'
import { countUnseen } from './counting/countUnseen.ts'
import { countsOfDocs, facetCounts, type FacetCounts } from './counting/facets.ts'
import type { Index } from '../store/Index.ts'
import type { SortName } from '../store/Orders.ts'
import type { PlaceColumn } from '../store/placeCodes.ts'
import { plan, type Plan, type PlanOptions, printPlan } from '../planning/plan.ts'
import type { Predicate } from '../planning/predicates.ts'
import { type Room, roomFor, Search } from './Search.ts'
import { selectDocs } from './selectDocs.ts'
import { SlotCounts, type WholeSlots } from './counting/SlotCounts.ts'

/** Docs that an index holds though they are gone: deleted, or told anew elsewhere. */
export interface Graveyard {
  /** A bit for each doc that is still alive. */
  readonly alive: Uint32Array
  /** The docs that are gone. */
  readonly docs: readonly number[]
}

export class Searcher {
  readonly index: Index
  private readonly options: PlanOptions
  private readonly graves: Graveyard
  private readonly room: Room
  private readonly slotCounts: SlotCounts

  constructor(index: Index, options: PlanOptions, graves: Graveyard) {
    this.index = index
    this.options = options
    this.graves = graves
    this.room = roomFor(index)
    this.slotCounts = new SlotCounts(index)
  }

  /** A search of which several things are asked. */
  search(criteria: Wanted, sort: SortName = 'relevance desc'): Search {
    const { index } = this
    return new Search({ index, sort, plan: this.plan(criteria, sort) }, this.room)
  }

  /** The docs that match, in no order. */
  select(criteria: Wanted): Int32Array {
    return this.search(criteria).docs()
  }

  count(criteria: Wanted): number {
    const planned = this.plan(criteria)
    const { driver, predicates, edge } = planned
    const { docs } = this.room
    const sure = countUnseen(planned) ?? selectDocs(driver, predicates, docs)
    return edge ? sure + selectDocs(edge.driver, edge.predicates, docs) : sure
  }

  /** How many of some docs lie in each place of a level. */
  countDocs(docs: Int32Array, column: PlaceColumn): Map<number, number> {
    return this.room.places.of(docs, column)
  }

  /** How many there would be with each option of each filter. */
  facets(criteria: Criteria): FacetCounts {
    const whole = this.slotCounts.slotsOf(criteria)
    if (whole === undefined) {
      const asked = countingBedrooms(criteria, this.options.bedroomSearch)
      return facetCounts(this.index, asked, this.options, this.dead(), this.room.docs)
    }
    const counts = this.slotCounts.countsOf(whole)
    const gone = this.goneFrom(whole)
    return gone.length === 0 ? counts : subtractCounts(counts, countsOfDocs(this.index, [gone]))
  }

  explain(criteria: Criteria, sort: SortName): string {
    return printPlan(this.plan(criteria, sort))
  }

  private plan(criteria: Wanted, sort: SortName = 'relevance desc'): Plan {
    const planned = plan(this.index, criteria, this.options, sort)
    const [alive] = this.dead()
    if (alive === undefined) return planned
    const { pairs, driver, predicates, tests, ranges, edge } = planned
    return {
      pairs,
      driver,
      predicates: [...predicates, alive],
      tests: [...tests, alive],
      ranges,
      ...(edge && { edge: { driver: edge.driver, predicates: [...edge.predicates, alive] } }),
      gone: { docs: this.graves.docs, test: alive },
    }
  }

  /** Docs that are gone, of some whole places. */
  private goneFrom({ pairs, place }: WholeSlots): Int32Array {
    const { columns } = this.index
    return Int32Array.from(
      this.graves.docs.filter(
        (doc) =>
          pairs.some(({ begin, end }) => doc >= begin && doc < end) &&
          (place === undefined || columns[place.column][doc] === place.id),
      ),
    )
  }

  private dead(): readonly Predicate[] {
    const { docs, alive } = this.graves
    return docs.length === 0 ? [] : [{ kind: 'bits', name: 'alive', bits: alive }]
  }
}
