/**
 * What a search asks of an index, in the terms of the index: places, areas, ranges and digits, each with the test that
 * it becomes.
 */
import type { Box } from '#domain/search/areas.ts'
import type { Criteria } from '#domain/search/filters.ts'
import type { Area, Drawable } from '../areas/Area.ts'
import type { WideName } from '../store/columnTable.ts'
import type { SortName } from '../store/Orders.ts'
import type { AskedDigit } from '../store/packs.ts'
import type { PlaceId } from '../store/placeCodes.ts'
import type { Between, Predicate } from './predicates.ts'

/** What a visitor asked for, and what of it the map shows. */
export type Wanted = Criteria & { readonly viewport?: Box }

/** Places of which a listing must lie in one. */
export interface AskedPlaces {
  readonly name: string
  readonly places: readonly PlaceId[]
  readonly test: Predicate
}

/** A shape that a listing must lie in. */
export interface AskedShape {
  readonly shape: Drawable
  readonly test: Predicate
}

/** An area that a listing must lie in. */
export interface AskedArea extends AskedShape {
  readonly shape: Area
}

/** The outside of an area. */
export interface AskedOutside extends AskedShape {
  readonly area: Area
}

/** A range of a wide column, and the sorts by that column. */
export interface AskedRange {
  readonly column: WideName
  readonly rising: SortName
  readonly falling: SortName
  readonly test: Between
}

/** What a search asks beside its contract and category, its words and what the map shows: a listing must satisfy each. */
export interface Asked {
  readonly places: AskedPlaces[]
  readonly areas: AskedArea[]
  /** Areas that a listing must not lie in. One that shows no position lies in none. */
  readonly excluded: AskedOutside[]
  readonly ranges: AskedRange[]
  /** The digits asked of each of `packPlans`; of most packs none. */
  readonly packs: (AskedDigit[] | undefined)[]
}
