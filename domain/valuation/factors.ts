/**
 * What moves an asking price beside the place: each factor as numbers that a regression can weigh. The limits of the
 * years are those of the Greek earthquake codes (1959, 1985, 2000), and 2015.
 */
import { conditions } from '../listing/vocabularies/building.ts'
import { energyClasses } from '../listing/vocabularies/energy.ts'
import { namedFloors, storey } from '../listing/vocabularies/floor.ts'
import type { ValuedHome } from './ValuedHome.ts'

interface Factor {
  /** Numbers of a home, as many for each; undefined where nothing is stated. */
  readonly termsOf: (home: ValuedHome) => readonly number[] | undefined
  /** How many. */
  readonly terms: number
  /** Whether a home that states nothing has none: ads state what sells. */
  readonly isNoneUnstated?: true
}

const yes = (is: boolean): number => (is ? 1 : 0)

/** Homes above this storey cost as much as on it. */
const HIGHEST = 7

function floorTerms({ floor, lift }: ValuedHome): readonly number[] | undefined {
  if (floor === null) return undefined
  const height =
    floor === namedFloors.roofRoom ? HIGHEST : Math.max(0, Math.min(floor, storey(HIGHEST)) / storey(1) - 1)
  return [
    yes(floor < namedFloors.ground),
    yes(floor >= namedFloors.ground && floor < storey(1)),
    height,
    lift === false ? height : 0,
  ]
}

const otherConditions = conditions.names.filter((name) => name !== 'good')
const ages = [
  (year: number) => year < 1960,
  (year: number) => year >= 1985 && year < 2000,
  (year: number) => year >= 2000 && year < 2015,
  (year: number) => year >= 2015,
]

const otherTypologies = ['attic', 'studio', 'loft', 'terracedHouse', 'maisonette', 'farmhouse'] as const

export const factors = {
  typology: {
    termsOf: ({ typology }) => otherTypologies.map((name) => yes(name === typology)),
    terms: otherTypologies.length,
  },
  size: { termsOf: ({ surface }) => [Math.log(surface)], terms: 1 },
  age: {
    termsOf: ({ builtYear: year }) => (year === null ? undefined : ages.map((is) => yes(is(year)))),
    terms: ages.length,
  },
  floor: { termsOf: floorTerms, terms: 4 },
  condition: {
    termsOf: ({ condition }) =>
      condition === null ? undefined : otherConditions.map((name) => yes(name === condition)),
    terms: otherConditions.length,
  },
  energy: {
    termsOf: ({ energyClass }) => (energyClass === null ? undefined : [energyClasses.idOf(energyClass)]),
    terms: 1,
  },
  view: {
    termsOf: ({ view }) => (view === null ? undefined : [yes(view === 'sea'), yes(view === 'other')]),
    terms: 2,
    isNoneUnstated: true,
  },
  parking: {
    termsOf: ({ parking }) => (parking === null ? undefined : [yes(parking)]),
    terms: 1,
    isNoneUnstated: true,
  },
  pool: {
    termsOf: ({ pool }) => (pool === null ? undefined : [yes(pool)]),
    terms: 1,
    isNoneUnstated: true,
  },
} as const satisfies Readonly<Record<string, Factor>>

export type FactorName = keyof typeof factors
export const factorNames = Object.keys(factors) as readonly FactorName[]

const table: readonly Factor[] = factorNames.map((name) => factors[name])

/** The place of each factor's terms in the list of all: the first, and the one after the last. */
export const termsAt: Readonly<Record<FactorName, readonly [from: number, to: number]>> = (() => {
  let from = 0
  const spans = factorNames.map((name) => {
    const span = [from, from + factors[name].terms] as const
    from = span[1]
    return [name, span] as const
  })
  return Object.fromEntries(spans) as Record<FactorName, readonly [number, number]>
})()

export const termCount = table.reduce((sum, { terms }) => sum + terms, 0)

/** All terms of a home; NaN for those that nothing is known of. */
export function termsOf(home: ValuedHome): Float64Array {
  const terms = new Float64Array(termCount)
  let at = 0
  for (const factor of table) {
    const own = factor.termsOf(home)
    for (let term = 0; term < factor.terms; term++)
      terms[at + term] = own?.[term] ?? (factor.isNoneUnstated ? 0 : Number.NaN)
    at += factor.terms
  }
  return terms
}

/** Whether a home states a factor. */
export const isStated = (name: FactorName, home: ValuedHome): boolean =>
  factors[name].termsOf(home) !== undefined
