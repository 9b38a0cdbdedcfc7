/**
 * What a search asks of an index, in the terms of the index: places, areas, ranges and digits, each with the test that
 * it becomes.
 */
import type { Box } from '#domain/search/areas.ts'
import type { Criteria } from '#domain/search/filters.ts'
import type { Area, Rasterizable } from '../areas/Area.ts'
import type { WideName } from '../store/columnTable.ts'
import type { SortName } from '../store/Orders.ts'
import type { CompiledDigit } from '../store/packs.ts'
import type { PlaceId } from '../store/placeCodes.ts'
import type { Between, Predicate } from './predicates.ts'

/** What a visitor asked for, and what of it the map shows. */
export type Query = Criteria & { readonly viewport?: Box }

/** Places of which a listing must lie in one. */
export interface CompiledPlaces {
  readonly name: string
  readonly places: readonly PlaceId[]
  readonly test: Predicate
}

/** A shape that a listing must lie in. */
export interface CompiledShape {
  readonly shape: Rasterizable
  readonly test: Predicate
}

/** An area that a listing must lie in. */
export interface CompiledArea extends CompiledShape {
  readonly shape: Area
}

/** The outside of an area. */
export interface CompiledExclusion extends CompiledShape {
  readonly area: Area
}

/** A range of a wide column, and the sorts by that column. */
export interface CompiledRange {
  readonly column: WideName
  readonly rising: SortName
  readonly falling: SortName
  readonly test: Between
}

/** What a search asks beside its contract and category, its words and what the map shows: a listing must satisfy each. */
export interface CompiledCriteria {
  readonly places: CompiledPlaces[]
  readonly areas: CompiledArea[]
  /** Areas that a listing must not lie in. One that shows no position lies in none. */
  readonly excluded: CompiledExclusion[]
  readonly ranges: CompiledRange[]
  /** The digits asked of each of `packPlans`; of most packs none. */
  readonly packs: (CompiledDigit[] | undefined)[]
}
