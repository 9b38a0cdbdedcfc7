import type { AdvertiserTypeName, CategoryName, ContractName } from '../listing/vocabularies/market.ts'
import {
  cappedCategories,
  type Coefficient,
  coefficients,
  type LoanCap,
  loanCaps,
  vatRate,
} from './coefficients.ts'
import { stateOn } from './dated.ts'

/** A home, as far as its costs depend on it. */
export interface Costed {
  readonly contract: ContractName
  readonly category: CategoryName
  readonly advertiser: AdvertiserTypeName
  /** EUR; a month's rent for rentals. */
  readonly price: number
  /** The objective value at the most, EUR, where it is known: taxes are on the higher of the two. */
  readonly objective?: number | undefined
}

/** From the least to the most, EUR. */
export interface Amount {
  readonly low: number
  readonly high: number
}

/** A cost with its coefficient, value added tax included. */
export interface Cost extends Amount {
  readonly coefficient: Coefficient
}

/** The maximum loan, and the cash that is needed beside it, costs included. */
export interface Loan {
  readonly cap: LoanCap
  readonly most: number
  readonly own: Amount
}

export interface CostEstimate {
  readonly costs: readonly Cost[]
  /** One-time costs: optional ones are added only to the maximum, monthly ones not at all. */
  readonly once: Amount
  /** For sales of homes alone. */
  readonly loans: readonly Loan[]
}

const belongs = (
  { contract, advertisers, categories, ...days }: Coefficient,
  home: Costed,
  day: string,
): boolean =>
  contract === home.contract &&
  stateOn(days, day) === 'inForce' &&
  (advertisers?.includes(home.advertiser) ?? true) &&
  (categories?.includes(home.category) ?? true)

function costOf(coefficient: Coefficient, { price, objective = 0 }: Costed): Cost {
  const { name, low, high, hasVat } = coefficient
  const vat = hasVat ? 1 + vatRate : 1
  const most = name === 'transferTax' ? Math.max(price, objective) : price
  return { coefficient, low: Math.round(low * price * vat), high: Math.round(high * most * vat) }
}

/** The costs of such a home beside its price by the rules of a day; undefined if unknown, as for auctions. */
export function estimateCosts(home: Costed, day: string): CostEstimate | undefined {
  const costs = coefficients
    .filter((coefficient) => belongs(coefficient, home, day))
    .map((coefficient) => costOf(coefficient, home))
  if (costs.length === 0) return undefined
  const paidOnce = costs.filter(({ coefficient }) => !coefficient.isMonthly)
  const once = {
    low: sum(paidOnce.map(({ coefficient, low }) => (coefficient.isOptional ? 0 : low))),
    high: sum(paidOnce.map(({ high }) => high)),
  }
  return {
    costs,
    once,
    loans: isCapped(home) ? loanCaps.map((cap) => loanOf(cap, home, once)) : [],
  }
}

const isCapped = ({ contract, category }: Costed): boolean =>
  contract === 'sale' && cappedCategories.includes(category)

function loanOf(cap: LoanCap, { price }: Costed, once: Amount): Loan {
  const most = Math.round(price * cap.ofValue)
  return { cap, most, own: { low: price - most + once.low, high: price - most + once.high } }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
