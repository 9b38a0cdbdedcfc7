import { describe, expect, it } from 'vitest'
import { debtAfter, instalmentOf, loanFor } from './annuity.ts'
import { type MortgageAsked, mortgageOf } from './mortgage.ts'

const asked: MortgageAsked = {
  price: 200_000,
  own: 40_000,
  rate: 0.036,
  years: 30,
  fixedYears: 5,
  income: 2000,
  otherLoans: 100,
  isFirstHome: false,
}

/** Pays month by month, as a bank does. */
function paidOff(loan: number, rate: number, instalment: number, months: number): number {
  let debt = loan
  for (let month = 0; month < months; month++) debt = debt * (1 + rate / 12) - instalment
  return debt
}

describe.each([0, 0.005, 0.036, 0.12])('at a rate of %d', (rate) => {
  it.each([1, 12, 120, 480])('an instalment pays the loan off in %i months', (months) => {
    const instalment = instalmentOf(100_000, rate, months)
    expect(paidOff(100_000, rate, instalment, months)).toBeCloseTo(0, 4)
    expect(loanFor(instalment, rate, months)).toBeCloseTo(100_000, 6)
  })

  it.each([0, 60, 359, 360, 400])('what is owed after %i months is what is left', (paid) => {
    const left = paid >= 360 ? 0 : paidOff(100_000, rate, instalmentOf(100_000, rate, 360), paid)
    expect(debtAfter(100_000, rate, 360, paid)).toBeCloseTo(left, 4)
  })
})

describe('a purchase', () => {
  it('is held against both caps at once', () => {
    const { loan, byValue, byIncome, cap } = mortgageOf(asked)
    expect(loan).toBe(160_000)
    expect(cap.name).toBe('others')
    expect(byValue).toEqual({ most: 160_000, isWithin: true })
    expect(byIncome?.instalment).toBe(700)
    expect(byIncome?.isWithin).toBe(false)
    expect(instalmentOf(byIncome?.most ?? 0, asked.rate, 360)).toBeCloseTo(700)
  })

  it('of a first home has wider caps', () => {
    const { byValue, byIncome } = mortgageOf({ ...asked, isFirstHome: true })
    expect(byValue.most).toBe(180_000)
    expect(byIncome).toMatchObject({ instalment: 900, isWithin: true })
  })

  it('is not held against an income that is not stated', () => {
    expect(mortgageOf({ ...asked, income: undefined }).byIncome).toBeUndefined()
  })

  it('leaves no instalment where other loans take all', () => {
    expect(mortgageOf({ ...asked, otherLoans: 5000 }).byIncome).toEqual({
      instalment: 0,
      most: 0,
      isWithin: false,
    })
  })

  it('tells the instalments of the rest, should the rate rise', () => {
    const { debt, later, instalment } = mortgageOf(asked)
    expect(debt).toBeCloseTo(debtAfter(160_000, 0.036, 360, 60))
    expect(later.map(({ rise }) => rise)).toEqual([0, 0.01, 0.02])
    expect(later[0]?.instalment).toBeCloseTo(instalment)
    expect(paidOff(debt, 0.056, later[2]?.instalment ?? 0, 300)).toBeCloseTo(0, 4)
  })

  it('owes nothing later if the rate is fixed to the end', () => {
    expect(mortgageOf({ ...asked, fixedYears: 30 })).toMatchObject({ debt: 0, later: [] })
  })
})
