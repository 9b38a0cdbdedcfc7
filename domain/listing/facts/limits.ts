/** What no listing exceeds: facts and filters have the same limits, so that everything written can be searched. */

/** EUR. */
export const mostMoney = 2_000_000_000
/** m². */
export const mostArea = 100_000_000
