/** An estimate of what a home would ask, from homes alike. */
import { distance } from '../geography/distance.ts'
import { type FactorName, factorNames, isStated, termsAt } from './factors.ts'
import { filledTerms, levelOf, perMetre, type ValuationModel } from './fitModel.ts'
import { alike, compared, confidences, LARGEST_DEVIATION } from './limits.ts'
import type { AskedHome, ValuedHome } from './ValuedHome.ts'

/** Half the width of the band in standard deviations before any back-test: 80 % of a normal distribution. */
export const NORMAL_BAND = 1.2816

export interface Comparable {
  readonly home: AskedHome
  /** Of all comparables, 0 to 1. */
  readonly weight: number
  readonly kilometres: number
  /** What it would ask if it were like the home, EUR per m². */
  readonly adjusted: number
}

export interface FactorEffect {
  readonly name: FactorName | 'place'
  /** EUR. */
  readonly effect: number
  readonly basis: 'data' | 'assumption'
}

export interface Estimate {
  readonly min: number
  readonly mean: number
  readonly max: number
  /** Relative standard deviation. */
  readonly deviation: number
  /** 1 to 7. */
  readonly confidence: number
  /** What the comparables ask by the metre, times the area: the factors lead from here to the mean. */
  readonly start: number
  readonly factors: readonly FactorEffect[]
  readonly comparables: readonly Comparable[]
}

export type EstimateRefusal =
  | { readonly reason: 'fewComparables'; readonly n: number }
  | { readonly reason: 'uncertain'; readonly deviation: number }

/** A model with the width of its band, in standard deviations. */
export interface BandedModel extends ValuationModel {
  readonly band: number
}

interface Candidate {
  readonly home: AskedHome
  readonly kilometres: number
  readonly weight: number
}

/** Kilometres within which a comparable loses most of its weight: places have their level in the model already. */
const NEAR = 10

/** Nearness in place, size and age, and how much is stated. */
function weightOf(subject: ValuedHome, home: AskedHome, kilometres: number): number {
  const place =
    home.zone !== null && home.zone === subject.zone
      ? 1
      : home.municipality === subject.municipality
        ? 0.6
        : 0.25
  const size = Math.abs(Math.log(home.surface / subject.surface))
  const years =
    home.builtYear === null || subject.builtYear === null ? 15 : Math.abs(home.builtYear - subject.builtYear)
  const unstated = factorNames.filter((name) => name !== 'view' && name !== 'parking' && name !== 'pool')
  const gaps = unstated.filter((name) => !isStated(name, home)).length
  return place * Math.exp(-kilometres / NEAR - size * 2 - years / 60 - gaps * 0.35)
}

const isAlike = (subject: ValuedHome, { surface }: AskedHome): boolean =>
  Math.abs(surface - subject.surface) <= alike.surface * subject.surface

/** The homes most alike, heaviest first, with weights that sum up to 1. */
function chosen(subject: ValuedHome, homes: Iterable<AskedHome>): readonly Candidate[] {
  const candidates: Candidate[] = []
  for (const home of homes) {
    if (!isAlike(subject, home)) continue
    const kilometres = distance(subject, home)
    if (kilometres > alike.kilometres) continue
    candidates.push({ home, kilometres, weight: weightOf(subject, home, kilometres) })
  }
  const best = candidates
    .sort((one, other) => other.weight - one.weight || one.home.id - other.home.id)
    .slice(0, compared.most)
  const sum = best.reduce((total, { weight }) => total + weight, 0)
  return best.map((one) => ({ ...one, weight: one.weight / sum }))
}

/** The standard deviation of a new price: that of the model, and of the comparables as far as they are many. */
function deviationOf(
  values: readonly number[],
  weights: readonly number[],
  middle: number,
  sigma: number,
): number {
  const effective = 1 / weights.reduce((sum, weight) => sum + weight ** 2, 0)
  const spread = values.reduce((sum, value, at) => sum + (weights[at] ?? 0) * (value - middle) ** 2, 0)
  const pooled = (sigma ** 2 * 8 + spread * effective) / (8 + effective)
  return Math.sqrt(pooled * (1 + 1 / effective))
}

/** Estimates what a home would ask, from others of its kind and contract. */
export function estimate(
  subject: ValuedHome,
  homes: Iterable<AskedHome>,
  model: BandedModel,
): Estimate | EstimateRefusal {
  const best = chosen(subject, homes)
  if (best.length < compared.least) return { reason: 'fewComparables', n: best.length }
  const weights = best.map(({ weight }) => weight)
  const own = [...filledTerms(subject, model.means)]
  const theirs = best.map(({ home }) => filledTerms(home, model.means))
  const mean = (value: (at: number) => number) =>
    weights.reduce((sum, weight, at) => sum + weight * value(at), 0)
  // What is not known of the home is taken from the comparables.
  const effects = factorNames.map((name) => {
    const [from, to] = termsAt[name]
    const isKnown = isStated(name, subject) || name === 'view' || name === 'parking' || name === 'pool'
    let effect = 0
    for (let term = from; term < to; term++) {
      const usual = mean((at) => theirs[at]?.[term] ?? 0)
      if (isKnown) effect += (model.coefficients[term] ?? 0) * ((own[term] ?? 0) - usual)
      else own[term] = usual
    }
    return { name, effect, basis: isStated(name, subject) ? ('data' as const) : ('assumption' as const) }
  })
  const level = levelOf(model, subject)
  const asked = best.map(({ home }) => perMetre(home))
  const adjusted = best.map(({ home }, at) => {
    let value = (asked[at] ?? 0) + level - levelOf(model, home)
    for (const [term, coefficient] of model.coefficients.entries())
      value += coefficient * ((own[term] ?? 0) - (theirs[at]?.[term] ?? 0))
    return value
  })
  const middle = mean((at) => adjusted[at] ?? 0)
  const deviation = deviationOf(adjusted, weights, middle, model.sigma)
  if (deviation > LARGEST_DEVIATION) return { reason: 'uncertain', deviation }
  const price = (logarithm: number) => Math.exp(logarithm) * subject.surface
  const place = {
    name: 'place',
    effect: level - mean((at) => levelOf(model, (best[at] as Candidate).home)),
    basis: 'data',
  } as const
  const start = mean((at) => asked[at] ?? 0)
  return {
    min: price(middle - model.band * deviation),
    mean: price(middle),
    max: price(middle + model.band * deviation),
    deviation,
    confidence: confidences.length - confidences.findIndex((most) => deviation <= most),
    start: price(start),
    factors: inEuro([place, ...effects], start, price),
    comparables: best.map((one, at) => ({ ...one, adjusted: Math.exp(adjusted[at] ?? 0) })),
  }
}

/** Effects in logarithms, one after the other, as euro. */
function inEuro(
  effects: readonly {
    readonly name: FactorName | 'place'
    readonly effect: number
    readonly basis: 'data' | 'assumption'
  }[],
  start: number,
  price: (logarithm: number) => number,
): readonly FactorEffect[] {
  let at = start
  return effects.map(({ name, effect, basis }) => {
    const before = price(at)
    at += effect
    return { name, effect: price(at) - before, basis }
  })
}

export const isRefused = (result: Estimate | EstimateRefusal): result is EstimateRefusal => 'reason' in result
