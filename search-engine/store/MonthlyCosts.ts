import { type MonthlyCost, monthlyCents, monthlyFactors } from '#domain/costs/monthlyCost.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import type { Columns } from './Columns.ts'

/** What each doc costs a month with the loan of one search: its price by a factor, and what is paid beside it. */
export class MonthlyCosts {
  /** By the code of the contract. */
  private readonly factors: Float64Array

  constructor(asked: MonthlyCost) {
    const byName = monthlyFactors(asked)
    this.factors = new Float64Array(256).fill(NaN)
    for (const name of contracts.names) this.factors[contracts.idOf(name)] = byName[name]
  }

  /** EUR cents; NaN where the price is not stated, or the contract has no monthly cost. */
  centsOf({ price, monthlyExtras, contract }: Columns, doc: number): number {
    const stated = price[doc] as number
    if (stated < 0) return NaN
    const factor = this.factors[contract[doc] as number] as number
    return monthlyCents(stated, factor, monthlyExtras[doc] as number)
  }
}
