/**
 * Answers searches from one index, with the room that answering needs: the docs found, and a bit for each.
 * What it gives out lies in that room: read it before the next question.
 */
import type { Criteria } from '#domain/search/filters.ts'
import { pairsOf, type PlanOptions, type Wanted } from './asked.ts'
import { subtractCounts } from './addCounts.ts'
import { countCodes } from './countCodes.ts'
import { countsOfDocs, facetCounts, type FacetCounts } from './facets.ts'
import type { Index } from './Index.ts'
import type { Sort, SortName } from './Orders.ts'
import { pickPage } from './pickPage.ts'
import { countsOfPlaces, type PlaceColumn } from './placeCodes.ts'
import { isInOrder, listsDriver, orderedDocs, plan, type Plan, printPlan, wholeList } from './plan.ts'
import type { Predicate } from './predicates.ts'
import { selectDocs, selectPlanned } from './selectDocs.ts'
import { orderBySelectivity } from './selectivity.ts'
import { walkPage } from './walkPage.ts'
import { SlotCounts, type WholeSlots } from './SlotCounts.ts'

/** Docs that an index holds though they are gone: deleted, or told anew elsewhere. */
export interface Graveyard {
  /** A bit for each doc that is still alive. */
  readonly alive: Uint32Array
  /** The docs that are gone. */
  readonly docs: readonly number[]
}

export interface Found {
  readonly total: number
  readonly docs: Int32Array
}

export class Searcher {
  readonly index: Index
  private readonly options: PlanOptions
  private readonly graves: Graveyard
  private readonly room: Int32Array
  private readonly bits: Int32Array
  private readonly slotCounts: SlotCounts

  constructor(index: Index, options: PlanOptions, graves: Graveyard) {
    this.index = index
    this.options = options
    this.graves = graves
    // One place more than docs: the compaction writes before it knows whether the doc stays.
    this.room = new Int32Array(index.size + 1)
    this.bits = new Int32Array((index.size >>> 5) + 1)
    this.slotCounts = new SlotCounts(index)
  }

  /** The docs at places `offset` to `offset + length` of those that match, in an order. */
  page(criteria: Wanted, sort: SortName, offset: number, length: number): Found {
    const planned = this.plan(criteria, sort)
    const listed = orderedDocs(this.index, planned, sort)
    if (listed) return { total: listed.length, docs: listed.subarray(offset, offset + length) }
    const isCounted = planned.predicates.length === 0 && planned.edge === undefined
    const total = isCounted ? planned.driver.rows : selectPlanned(planned, this.room)
    if (isInOrder(planned, sort)) {
      const docs = this.room.subarray(0, total)
      return { total, docs: docs.subarray(offset, offset + length) }
    }
    const list = wholeList(this.index, criteria, sort)
    const walked = list && walkPage(list, planned.tests, { offset, length, total })
    if (walked) return { total, docs: walked }
    if (isCounted) selectPlanned(planned, this.room)
    const order = this.index.orders.get(sort) as Sort
    return { total, docs: pickPage(order, this.room, total, offset, length, this.bits) }
  }

  /** The docs that match, in no order. */
  select(criteria: Wanted): Int32Array {
    return this.room.subarray(0, selectPlanned(this.plan(criteria), this.room))
  }

  count(criteria: Wanted): number {
    const { driver, predicates, edge } = this.plan(criteria)
    const sure = predicates.length === 0 ? driver.rows : selectDocs(driver, predicates, this.room)
    return edge ? sure + selectDocs(edge.driver, edge.predicates, this.room) : sure
  }

  /** How many of those that match tell of a home that another of them tells of. */
  countRepeats(criteria: Wanted): number {
    const { homes } = this.index
    const shared = listsDriver(
      'shared homes',
      pairsOf(this.index, criteria).map((pair) => homes.sharedIn(pair)),
    )
    if (shared.rows === 0) return 0
    const planned = this.plan(criteria)
    if (planned.driver.rows + (planned.edge?.driver.rows ?? 0) < shared.rows)
      return homes.countRepeats(this.room.subarray(0, selectPlanned(planned, this.room)))
    const found = selectDocs(shared, orderBySelectivity(shared, planned.tests), this.room)
    return homes.countRepeatsInOrder(this.room.subarray(0, found))
  }

  /** How many match in each place of a level. */
  countsWithin(criteria: Criteria, column: PlaceColumn): Map<number, number> {
    return this.countDocs(this.select(criteria), column)
  }

  /** How many of some docs lie in each place of a level. */
  countDocs(docs: Int32Array, column: PlaceColumn): Map<number, number> {
    const { places } = this.index
    return countsOfPlaces(places, column, countCodes(places.codes, places.size, [docs]))
  }

  /** How many there would be with each option of each filter. */
  facets(criteria: Criteria): FacetCounts {
    const whole = this.slotCounts.slotsOf(criteria)
    if (whole === undefined) return facetCounts(this.index, criteria, this.options, this.dead(), this.room)
    const counts = this.slotCounts.countsOf(whole)
    const gone = this.goneFrom(whole)
    return gone.length === 0 ? counts : subtractCounts(counts, countsOfDocs(this.index, [gone]))
  }

  explain(criteria: Criteria, sort: SortName): string {
    return printPlan(this.plan(criteria, sort))
  }

  private plan(criteria: Wanted, sort: SortName = 'relevance desc'): Plan {
    const planned = plan(this.index, criteria, this.options, sort)
    const dead = this.dead()
    if (dead.length === 0) return planned
    const { driver, predicates, tests, edge } = planned
    return {
      driver,
      predicates: [...predicates, ...dead],
      tests: [...tests, ...dead],
      ...(edge && { edge: { driver: edge.driver, predicates: [...edge.predicates, ...dead] } }),
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
