/** A loan on a home: its instalment, what is owed later, and what the Bank of Greece's caps leave. Amounts in EUR. */
import { debtAfter, instalmentOf, loanFor } from './annuity.ts'
import { type LoanCap, loanCaps } from './coefficients.ts'

export interface MortgageAsked {
  /** Of the home. */
  readonly price: number
  /** Cash towards the price. */
  readonly own: number
  /** A year, as a share: 0.032. */
  readonly rate: number
  readonly years: number
  /** Years in which the rate does not change; at most `years`. */
  readonly fixedYears: number
  /** Of the household, net, a month; undefined if not stated. */
  readonly income: number | undefined
  /** Instalments of other loans, a month. */
  readonly otherLoans: number
  readonly isFirstHome: boolean
}

/** Percentage points that the rate may rise by after the fixed years. */
export const rises = [0, 0.01, 0.02] as const

export interface Mortgage {
  readonly loan: number
  readonly instalment: number
  /** Paid beside the loan, if the rate stays. */
  readonly interest: number
  /** Owed at the end of the fixed years; 0 if the rate is fixed to the end. */
  readonly debt: number
  /** Instalments of that debt over the remaining years, by the rise of the rate; none if the rate is fixed to the end. */
  readonly later: readonly { readonly rise: number; readonly rate: number; readonly instalment: number }[]
  readonly cap: LoanCap
  /** The loan that the value allows, and whether this one is within. */
  readonly byValue: { readonly most: number; readonly isWithin: boolean }
  /** The instalment that the income allows, the loan that it pays back, and whether this one is within. */
  readonly byIncome:
    | { readonly instalment: number; readonly most: number; readonly isWithin: boolean }
    | undefined
}

/** The loan of such a purchase. */
export function mortgageOf(asked: MortgageAsked): Mortgage {
  const { price, own, rate, years, fixedYears, income, otherLoans, isFirstHome } = asked
  const [months, fixed] = [years * 12, fixedYears * 12]
  const loan = price - own
  const instalment = instalmentOf(loan, rate, months)
  const debt = debtAfter(loan, rate, months, fixed)
  const cap = loanCaps.find(({ name }) => name === (isFirstHome ? 'firstHome' : 'others')) as LoanCap
  const mostByValue = price * cap.ofValue
  const allowed = income === undefined ? undefined : Math.max(0, income * cap.ofIncome - otherLoans)
  return {
    loan,
    instalment,
    interest: instalment * months - loan,
    debt,
    later:
      fixed >= months
        ? []
        : rises.map((rise) => ({
            rise,
            rate: rate + rise,
            instalment: instalmentOf(debt, rate + rise, months - fixed),
          })),
    cap,
    byValue: { most: mostByValue, isWithin: loan <= mostByValue },
    byIncome:
      allowed === undefined
        ? undefined
        : {
            instalment: allowed,
            most: loanFor(allowed, rate, months),
            isWithin: instalment <= allowed,
          },
  }
}
