/** What a home costs a month altogether: rent or instalment, common charges, and for sales a twelfth of the yearly tax. */
import type { ContractName } from '../listing/vocabularies/market.ts'
import { instalmentOf } from './annuity.ts'
import type { LoanTerms } from './loanTerms.ts'

/** What a search asks of it. */
export interface MonthlyCost {
  /** EUR at the most. */
  readonly most?: number
  /** Of sales. Complete in every search that is answered. */
  readonly loan?: Partial<LoanTerms>
}

/** By contract: what a month costs of each euro of the price. NaN where it costs nothing that is known. */
export type MonthlyFactors = Readonly<Record<ContractName, number>>

/** Of a rent all of it, of a price the instalment; an auction has no monthly cost. */
export const monthlyFactors = ({ loan }: MonthlyCost): MonthlyFactors => ({
  rent: 1,
  sale: loanFactor(loan),
  auction: NaN,
})

function loanFactor({ share, rate, years }: Partial<LoanTerms> = {}): number {
  if (share === undefined || rate === undefined || years === undefined) return NaN
  return instalmentOf(share / 100, rate / 100, years * 12)
}

/**
 * EUR cents a month: one formula for the list, its order, saved searches and what is shown. `extras`: cents that are paid
 * beside the price or rent.
 */
export const monthlyCents = (price: number, factor: number, extras: number): number =>
  Math.round(price * 100 * factor) + extras

/** What is known of what is paid beside the price or rent, EUR. */
export interface StatedExtras {
  /** A month; 0 where the rent includes them. Undefined where not stated. */
  readonly commonCharges?: number | undefined
  /** The tax of a year in the middle; of sales alone. Undefined where it cannot be worked out. */
  readonly enfia?: number | undefined
}

/** Cents a month; what is not stated counts nothing, and is said wherever the sum is shown. */
export const monthlyExtras = ({ commonCharges = 0, enfia = 0 }: StatedExtras): number =>
  commonCharges * 100 + Math.round((enfia * 100) / 12)
