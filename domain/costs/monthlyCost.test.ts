import { describe, expect, it } from 'vitest'
import { defaultTerms, rateExample } from './loanTerms.ts'
import { monthlyCents, monthlyExtras, monthlyFactors } from './monthlyCost.ts'

describe('what a home costs a month', () => {
  it('is the rent, and what is paid beside it', () => {
    const { rent } = monthlyFactors({})
    expect(monthlyCents(650, rent, monthlyExtras({ commonCharges: 40 }))).toBe(69_000)
    expect(monthlyCents(650, rent, monthlyExtras({}))).toBe(65_000)
  })

  it('is the instalment of the loan, common charges and a twelfth of the tax', () => {
    const { sale } = monthlyFactors({ loan: { share: 80, rate: 3.6, years: 30 } })
    // 160,000 over 360 months at 0.3 % a month.
    const instalment = (160_000 * 0.003) / (1 - 1.003 ** -360)
    expect(monthlyCents(200_000, sale, 0)).toBe(Math.round(instalment * 100))
    expect(monthlyExtras({ commonCharges: 35, enfia: 250 })).toBe(3500 + 2083)
  })

  it('is not known of an auction, or of a purchase without a rate', () => {
    expect(monthlyFactors({ loan: { share: 80, years: 30 } }).sale).toBeNaN()
    expect(monthlyFactors({ loan: { share: 80, rate: 3, years: 30 } }).auction).toBeNaN()
  })

  it('of one who needs no loan is what is paid beside the price', () => {
    expect(monthlyCents(200_000, monthlyFactors({ loan: { share: 0, rate: 3, years: 30 } }).sale, 900)).toBe(
      900,
    )
  })
})

it('has terms to the last day of the rate, and none after it', () => {
  expect(defaultTerms(rateExample.until)).toEqual({ share: 80, rate: 2.98, years: 30 })
  expect(defaultTerms('2027-01-01')).toBeUndefined()
})
