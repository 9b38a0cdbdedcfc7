/** What an estimate is asked of, and its limits. */
import { type ConditionName, conditions, type TypologyName } from '../listing/vocabularies/building.ts'
import { type EnergyClassName, energyClasses } from '../listing/vocabularies/energy.ts'
import { namedFloors, storey } from '../listing/vocabularies/floor.ts'
import type { GuideContract } from '../market/guideAddress.ts'
import { typologiesOf } from '../market/kindTypologies.ts'
import { priceKinds } from '../market/priceKinds.ts'

/** The home that is asked about, and the homes that are not to count. Null: not stated. */
export interface ValuationAsked {
  readonly contract: GuideContract
  /** A name, or the segments of a search path: `athina/kolonaki`. */
  readonly place: string
  /** The point, where one is known. */
  readonly latitude: number | null
  readonly longitude: number | null
  readonly typology: TypologyName
  readonly surface: number
  readonly builtYear: number | null
  readonly floor: number | null
  readonly lift: boolean | null
  readonly condition: ConditionName | null
  readonly energyClass: EnergyClassName | null
  readonly view: ValuedView | null
  readonly parking: boolean | null
  readonly pool: boolean | null
  readonly dropped: readonly number[]
}

export const valuedViews = ['sea', 'other'] as const
export type ValuedView = (typeof valuedViews)[number]

/** Homes outside are refused: m², gross, and the year of building up to the present one. */
export const valuedLimits = {
  surface: { least: 10, most: 2000 },
  firstYear: 1800,
  dropped: 20,
  place: 100,
} as const

/** The kinds of home that can be estimated. */
export const valuedTypologies: readonly TypologyName[] = priceKinds.names.flatMap(typologiesOf)

/** The floors to choose from, lowest first. */
export const valuedFloors: readonly number[] = [
  namedFloors.basement,
  namedFloors.semiBasement,
  namedFloors.ground,
  namedFloors.raisedGround,
  namedFloors.mezzanine,
  ...Array.from({ length: 12 }, (_, at) => storey(at + 1)),
  namedFloors.roofRoom,
]

export const valuedConditions: readonly ConditionName[] = conditions.names
export const valuedClasses: readonly EnergyClassName[] = energyClasses.names

export const isValuedSurface = (surface: number): boolean =>
  surface >= valuedLimits.surface.least && surface <= valuedLimits.surface.most

/** Whether a year is one that a home may have been built in, by the present one. */
export const isBuiltYear = (year: number, present: number): boolean =>
  Number.isInteger(year) && year >= valuedLimits.firstYear && year <= present

/** Why there is no estimate. */
export const valuationRefusals = [
  'place',
  'surface',
  'year',
  'fewComparables',
  'uncertain',
  'notComputed',
] as const
export type ValuationRefusal = (typeof valuationRefusals)[number]
