/** A loan as a search states it, and the terms that it has where nothing is stated. */
import { type Dated, stateOn } from './dated.ts'

export interface LoanTerms {
  /** Of the price, percent. */
  readonly share: number
  /** A year, percent: 2.98. */
  readonly rate: number
  readonly years: number
}

/** What a search may state. */
export const loanLimits = {
  share: { least: 0, most: 100 },
  rate: { least: 0, most: 20 },
  years: { least: 1, most: 40 },
} as const

/**
 * The mean rate of new loans on homes fixed for up to five years, in Greece, in a month. A year later it says too little
 * of today: it is used no longer.
 */
export const rateExample = {
  share: 0.0298,
  month: '2025-12',
  until: '2026-12-31',
} as const satisfies Dated & {
  readonly share: number
  readonly month: string
}

/** With it: what a bank lends at the most on homes that are not the first (`loanCaps`), over the usual term. */
const usualTerms: LoanTerms = { share: 80, rate: Math.round(rateExample.share * 10_000) / 100, years: 30 }

/** The terms of a loan of which nothing is stated; undefined once the rate is too old. `day`: `2026-11-27`. */
export const defaultTerms = (day: string): LoanTerms | undefined =>
  stateOn(rateExample, day) === 'inForce' ? usualTerms : undefined
