/** Loans that are paid back in equal monthly instalments. Amounts in EUR; rates a year, as shares. */

/** The monthly instalment of an annuity. */
export function instalmentOf(loan: number, rate: number, months: number): number {
  const monthly = rate / 12
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months)
}

/** The loan that an instalment pays back. */
export function loanFor(instalment: number, rate: number, months: number): number {
  const monthly = rate / 12
  return monthly === 0 ? instalment * months : (instalment * (1 - (1 + monthly) ** -months)) / monthly
}

/** What is owed after some months of an annuity. */
export const debtAfter = (loan: number, rate: number, months: number, paid: number): number =>
  paid >= months ? 0 : loanFor(instalmentOf(loan, rate, months), rate, months - paid)
