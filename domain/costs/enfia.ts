/** The yearly tax on a home (ENFIA), from what its ad states. Amounts in EUR. */
import type { CategoryName } from '../listing/vocabularies/market.ts'
import { namedFloors, storey } from '../listing/vocabularies/floor.ts'
import { cappedCategories } from './coefficients.ts'
import { type Dated, stateOn } from './dated.ts'
import { objectiveValue, type StatedZone } from './objectiveValue.ts'

/** From the least to the most. */
interface Between {
  readonly low: number
  readonly high: number
}

/** The rates and factors as they stand since law 4916/2022; no later change is known. */
export const enfiaScale = { from: '2022-01-01' } as const satisfies Dated

/** EUR per m² by the zone price, up to and including `upTo`. */
export const enfiaRates = [
  { upTo: 750, rate: 2 },
  { upTo: 1500, rate: 2.8 },
  { upTo: 2500, rate: 3.7 },
  { upTo: 3000, rate: 4.5 },
  { upTo: 3500, rate: 7.6 },
  { upTo: 4000, rate: 9.2 },
  { upTo: 4500, rate: 11.1 },
  { upTo: 5000, rate: 13.4 },
  { upTo: Infinity, rate: 16.2 },
] as const

/** Factors by the age in years, up to and including `upTo`. */
export const ageFactors = [
  { upTo: 4, factor: 1.25 },
  { upTo: 9, factor: 1.2 },
  { upTo: 14, factor: 1.15 },
  { upTo: 19, factor: 1.1 },
  { upTo: 25, factor: 1.05 },
  { upTo: Infinity, factor: 1 },
] as const

/** Buildings of before 1930 have lower factors by rules that an ad does not state enough for. */
export const oldest = { before: 1930, low: 0.7, high: 0.8 } as const

/** Factors by the floor: of those up to `below`, not included. */
export const floorFactors = [
  { below: namedFloors.ground, factor: 0.98 },
  { below: storey(2), factor: 1 },
  { below: storey(4), factor: 1.01 },
  { below: storey(6), factor: 1.02 },
  { below: Infinity, factor: 1.03 },
] as const

/** Where the floor is not stated, as of houses. */
export const anyFloor: Between = { low: 0.98, high: 1.03 }

/** By how many streets it lies on, which no ad states. */
export const anyFront: Between = { low: 1, high: 1.02 }

/** Larger buildings have a factor for their size, dearer ones another scale on top: neither is estimated. */
export const enfiaLimits = { area: 500, objective: 400_000 } as const

/** What lowers it by what the ad does not say: shares of the tax, each with its days. */
export const enfiaReductions = [
  { name: 'insured', share: 0.2, from: '2025-01-01' },
  { name: 'smallPlace', share: 0.5, from: '2026-01-01', until: '2026-12-31' },
  { name: 'smallPlace', share: 1, from: '2027-01-01' },
] as const satisfies readonly (Dated & { readonly name: string; readonly share: number })[]

/** What is stated of the home. */
export interface TaxedHome extends StatedZone {
  readonly category: CategoryName
  readonly builtYear: number | null
  /** As vocabularies/floor.ts. */
  readonly floor: number | null
}

export const middleOf = ({ low, high }: Between) => (low + high) / 2

export interface Enfia extends Between {
  /** The middle, whole EUR, which sums use. */
  readonly middle: number
  /** EUR per m², of the zone. */
  readonly rate: number
}

/**
 * The tax of a year before reductions, which depend on the owner. Undefined for what is no home, where the zone price, its
 * day, the area or the year of construction is not stated, where a rule is not in force on the day
 * (`2026-11-27`), and beyond `enfiaLimits`.
 */
export function enfiaOf(home: TaxedHome, day: string): Enfia | undefined {
  const { category, zonePrice, area, builtYear, floor } = home
  const objective = objectiveValue(home, day)
  if (objective === undefined || zonePrice === undefined || area === null || builtYear === null)
    return undefined
  if (!isTaxed({ category }) || stateOn(enfiaScale, day) !== 'inForce') return undefined
  if (area > enfiaLimits.area || objective > enfiaLimits.objective) return undefined
  const rate = (enfiaRates.find(({ upTo }) => zonePrice <= upTo) as (typeof enfiaRates)[number]).rate
  const factors = [ageFactor(builtYear, Number(day.slice(0, 4))), floorFactor(floor), anyFront]
  const times = (pick: (factor: Between) => number) =>
    factors.reduce((amount, factor) => amount * pick(factor), rate * area)
  return {
    low: times(({ low }) => low),
    high: times(({ high }) => high),
    middle: Math.round(times(middleOf)),
    rate,
  }
}

/** Facts without which nothing is estimated. */
export type EnfiaFact = 'zonePrice' | 'area' | 'builtYear'

/** Those that are not stated. */
export function enfiaLacks({ zonePrice, zonePriceDay, area, builtYear }: TaxedHome): readonly EnfiaFact[] {
  const isStated: Readonly<Record<EnfiaFact, boolean>> = {
    zonePrice: zonePrice !== undefined && zonePriceDay !== undefined,
    area: area !== null,
    builtYear: builtYear !== null,
  }
  return (Object.keys(isStated) as EnfiaFact[]).filter((name) => !isStated[name])
}

/** Whether it is a home that this tax is estimated of. */
export const isTaxed = ({ category }: Pick<TaxedHome, 'category'>): boolean =>
  cappedCategories.includes(category)

function ageFactor(builtYear: number, year: number): Between {
  if (builtYear < oldest.before) return oldest
  const { factor } = ageFactors.find(({ upTo }) => year - builtYear <= upTo) as (typeof ageFactors)[number]
  return { low: factor, high: factor }
}

function floorFactor(floor: number | null): Between {
  if (floor === null) return anyFloor
  const { factor } = floorFactors.find(({ below }) => floor < below) as (typeof floorFactors)[number]
  return { low: factor, high: factor }
}
