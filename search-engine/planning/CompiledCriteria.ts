/** Criteria compiled for an index: places, areas, ranges and digits, each with its test. */
import type { Box } from '#domain/search/areas.ts'
import type { Criteria } from '#domain/search/filters.ts'
import type { Area, Rasterizable } from '../areas/Area.ts'
import type { WideName } from '../store/columnTable.ts'
import type { SortName } from '../store/Orders.ts'
import type { CompiledDigit } from '../store/packs.ts'
import type { PlaceId } from '../store/placeCodes.ts'
import type { Between, Predicate } from './predicates.ts'

/** The criteria of a search, and the viewport of the map. */
export type Query = Criteria & { readonly viewport?: Box }

/** Places, of which a listing must lie in one. */
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

/** An area that a listing must not lie in; `shape` is its complement. */
export interface CompiledExclusion extends CompiledShape {
  readonly area: Area
}

/** A range of a wide column, with its test and the sorts by that column. */
export interface CompiledRange {
  readonly column: WideName
  readonly rising: SortName
  readonly falling: SortName
  readonly test: Between
}

/** All conditions but contract, category, keyword and viewport: a listing must satisfy each. */
export interface CompiledCriteria {
  readonly places: CompiledPlaces[]
  readonly areas: CompiledArea[]
  /** Areas that a listing must not lie in. A listing without a position lies in none. */
  readonly excluded: CompiledExclusion[]
  readonly ranges: CompiledRange[]
  /** Worked out of several columns. */
  readonly computed: Predicate[]
  /** The limited digits of each of `packPlans`; most packs have none. */
  readonly packs: (CompiledDigit[] | undefined)[]
}
