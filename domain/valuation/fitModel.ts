/**
 * What the facts of a home are worth: a regression of the logarithm of the price per m² within places, of all homes of
 * a kind and contract. Places follow: each is pulled towards the place around it, the more the fewer homes it has.
 */
import { termCount, termsOf } from './factors.ts'
import { solve } from './solve.ts'
import type { AskedHome, ValuedHome } from './ValuedHome.ts'

export interface ValuationModel {
  /** Homes it was made of. */
  readonly n: number
  /** Of each term, per unit, in logarithms. */
  readonly coefficients: readonly number[]
  /** The mean of each term of those who state it, for those who do not. */
  readonly means: readonly number[]
  /** Level of a place against Greece, in logarithms: `z` zones, `m` municipalities, `p` provinces by id. */
  readonly places: Readonly<Record<string, number>>
  /** The logarithm of the price per m² that a home without any term has in Greece. */
  readonly level: number
  /** Standard deviation of what is left, in logarithms. */
  readonly sigma: number
}

/** So many homes weigh as much as the place around. */
const PULL = 1

/** Keeps terms that few homes have near zero. */
const RIDGE = 0.2

/** The places of a home by key, widest first. */
const placesOf = ({ province, municipality, zone }: ValuedHome): readonly string[] => [
  ...(province === null ? [] : [`p${province}`]),
  ...(municipality === null ? [] : [`m${municipality}`]),
  ...(zone === null ? [] : [`z${zone}`]),
]

/** The level of a home's smallest known place. */
export const levelOf = (model: Pick<ValuationModel, 'places'>, home: ValuedHome): number =>
  placesOf(home)
    .map((key) => model.places[key])
    .findLast((level) => level !== undefined) ?? 0

export const perMetre = ({ price, surface }: AskedHome): number => Math.log(price / surface)

/** Terms with the means where nothing is known. */
export function filledTerms(home: ValuedHome, means: readonly number[]): Float64Array {
  const terms = termsOf(home)
  for (const [at, term] of terms.entries()) if (Number.isNaN(term)) terms[at] = means[at] ?? 0
  return terms
}

export function fitModel(homes: readonly AskedHome[]): ValuationModel {
  const means = meansOf(homes)
  const terms = homes.map((home) => filledTerms(home, means))
  const prices = homes.map(perMetre)
  const areas = homes.map((home) => placesOf(home).at(-1) ?? '')
  const coefficients = solve(equations(terms, prices, areas))
  const left = prices.map((price, at) => price - sumOf(terms[at] as Float64Array, coefficients))
  const level = left.reduce((sum, value) => sum + value, 0) / Math.max(1, left.length)
  const places = levelsOf(
    homes,
    left.map((value) => value - level),
  )
  const squares = left.reduce((sum, value, at) => {
    const home = homes[at] as AskedHome
    return sum + (value - level - levelOf({ places }, home)) ** 2
  }, 0)
  return {
    n: homes.length,
    coefficients: [...coefficients],
    means,
    places,
    level,
    sigma: Math.sqrt(squares / Math.max(1, homes.length)),
  }
}

export const sumOf = (terms: ArrayLike<number>, coefficients: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < terms.length; at++) sum += (terms[at] ?? 0) * (coefficients[at] ?? 0)
  return sum
}

function meansOf(homes: readonly AskedHome[]): readonly number[] {
  const sums = new Float64Array(termCount)
  const counts = new Float64Array(termCount)
  for (const home of homes)
    for (const [at, term] of termsOf(home).entries())
      if (!Number.isNaN(term)) {
        sums[at] = (sums[at] ?? 0) + term
        counts[at] = (counts[at] ?? 0) + 1
      }
  return Array.from(sums, (sum, at) => sum / Math.max(1, counts[at] ?? 0))
}

/** The normal equations of what differs from the mean of the place. */
function equations(
  terms: readonly Float64Array[],
  prices: readonly number[],
  areas: readonly string[],
): Float64Array[] {
  const rows = Array.from({ length: termCount }, () => new Float64Array(termCount + 1))
  for (const [at, row] of rows.entries()) row[at] = RIDGE
  for (const members of Map.groupBy(areas.keys(), (at) => areas[at]).values()) {
    const vectors = members.map((at) => Float64Array.of(...(terms[at] as Float64Array), prices[at] ?? 0))
    const middle = new Float64Array(termCount + 1)
    for (const vector of vectors)
      for (let at = 0; at <= termCount; at++)
        middle[at] = (middle[at] ?? 0) + (vector[at] ?? 0) / vectors.length
    for (const vector of vectors) addTo(rows, vector, middle)
  }
  return rows
}

function addTo(rows: readonly Float64Array[], vector: Float64Array, middle: Float64Array): void {
  for (let at = 0; at <= termCount; at++) vector[at] = (vector[at] ?? 0) - (middle[at] ?? 0)
  for (let one = 0; one < termCount; one++) {
    const value = vector[one] ?? 0
    const row = rows[one]
    if (value === 0 || row === undefined) continue
    for (let other = 0; other <= termCount; other++)
      row[other] = (row[other] ?? 0) + value * (vector[other] ?? 0)
  }
}

/** Provinces against Greece, municipalities against their province, zones against their municipality. */
function levelsOf(homes: readonly AskedHome[], left: readonly number[]): Readonly<Record<string, number>> {
  const places: Record<string, number> = {}
  for (const depth of [0, 1, 2]) {
    const sums = new Map<string, { sum: number; n: number; around: number }>()
    for (const [at, home] of homes.entries()) {
      const lineage = placesOf(home)
      const key = lineage[depth]
      if (key === undefined) continue
      const around = places[lineage[depth - 1] ?? ''] ?? 0
      const known = sums.get(key) ?? { sum: 0, n: 0, around }
      known.sum += (left[at] ?? 0) - around
      known.n += 1
      sums.set(key, known)
    }
    for (const [key, { sum, n, around }] of sums) places[key] = around + sum / (n + PULL)
  }
  return places
}
