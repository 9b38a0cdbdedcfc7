/** What may be said of a number of homes: thresholds of the price guide, declared once. */

/** The version of the method: any change to what is counted or how raises it, and with it every hash. */
export const METHOD = 1

/** Months that are kept. */
export const MONTHS = 36

/** Homes below which no price is told, and below which no change is. */
export const least = { level: 10, change: 30 } as const

/** The standard normal quantile of a two-sided interval of 90 %. */
export const Z90 = 1.6449

/** Share of the distance between the quartiles beyond which a price is left out (Tukey). */
export const FENCE = 1.5

/** Upper limits of the sizes within which changes are compared, m². */
export const sizeLimits = [50, 80, 120] as const

/**
 * The rank of the value that begins the interval of a median of `n` values, counted from 1; the one that ends it has
 * the same rank from the other end. The interval covers the median in at least 90 % of samples.
 */
export const medianRank = (n: number): number => Math.max(1, Math.floor((n - Z90 * Math.sqrt(n)) / 2))

/** A change within twelve months as a share, with its interval of 90 %. */
export interface Change {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** From a difference of logarithms and its standard error. */
export const changeOf = (logarithm: number, error: number): Change => ({
  share: Math.expm1(logarithm),
  low: Math.expm1(logarithm - Z90 * error),
  high: Math.expm1(logarithm + Z90 * error),
})

/** How much may be told: `none` under 10 homes, `level` with its interval under 30, and `all` from there on. */
export type Telling = 'none' | 'level' | 'all'

export const tellingOf = (n: number): Telling =>
  n < least.level ? 'none' : n < least.change ? 'level' : 'all'
