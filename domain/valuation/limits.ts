/** From how much on an estimate is told: thresholds, declared once. */

/** Homes that an estimate takes: fewer than five are refused. */
export const compared = { least: 5, most: 12 } as const

/** Homes alike are no farther than this, kilometres, and within this share of the area. */
export const alike = { kilometres: 20, surface: 0.25 } as const

/** Above this standard deviation nothing is told. */
export const LARGEST_DEVIATION = 0.25

/** Standard deviations up to which an estimate has a confidence, from 7 down to 1. */
export const confidences = [0.05, 0.075, 0.1, 0.125, 0.15, 0.2, LARGEST_DEVIATION] as const

/** The share of homes that the band is to cover. */
export const COVERED = 0.8

/** Homes below which no figure of a back-test is told. */
export const LEAST_TESTED = 10
