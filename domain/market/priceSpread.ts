/** Quartiles of asking prices, and the number of listings in each bin between them. */

/** Ads that a comparison takes at the least: a median of fewer is chance. */
export const LEAST_COMPARED = 10

/** Steps that the figure has, about. */
const STEPS = 12

/** Steps are as wide as people count. */
const widths = [1, 2, 2.5, 5, 10]

export interface PriceStep {
  readonly from: number
  readonly to: number
  readonly count: number
}

export interface PriceSpread {
  readonly count: number
  readonly lowerQuartile: number
  readonly median: number
  readonly upperQuartile: number
  /** Without gaps, ascending. Outliers are in none of them. */
  readonly steps: readonly PriceStep[]
  /** Values too far from the others to be drawn. */
  readonly outside: number
}

/** The quantile of the sorted values, interpolated linearly. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? below
  return below + (above - below) * (at - Math.floor(at))
}

/** The summary of ascending values; undefined if there are too few. */
export function priceSpread(sorted: ArrayLike<number>): PriceSpread | undefined {
  if (sorted.length < LEAST_COMPARED) return undefined
  const lowerQuartile = quantile(sorted, 0.25)
  const median = quantile(sorted, 0.5)
  const upperQuartile = quantile(sorted, 0.75)
  // Tukey's fences: one price typed with a digit too many would press all others into one bar.
  const reach = 1.5 * (upperQuartile - lowerQuartile)
  const steps = stepsOf(sorted, lowerQuartile - reach, upperQuartile + reach)
  const drawn = steps.reduce((sum, { count }) => sum + count, 0)
  return { count: sorted.length, lowerQuartile, median, upperQuartile, steps, outside: sorted.length - drawn }
}

function stepsOf(sorted: ArrayLike<number>, least: number, most: number): PriceStep[] {
  const near = Array.from(sorted).filter((value) => value >= least && value <= most)
  const [first = 0, last = 0] = [near[0], near.at(-1)]
  const width = stepWidth(last - first)
  const start = Math.floor(first / width)
  const counts = new Uint32Array(Math.floor(last / width) - start + 1)
  for (const value of near) {
    const at = Math.floor(value / width) - start
    counts[at] = (counts[at] ?? 0) + 1
  }
  return Array.from(counts, (count, at) => ({
    from: (start + at) * width,
    to: (start + at + 1) * width,
    count,
  }))
}

/** The next round number above a twelfth of the span. */
function stepWidth(span: number): number {
  const wanted = span > 0 ? span / STEPS : 1
  const power = 10 ** Math.floor(Math.log10(wanted))
  return power * (widths.find((width) => width * power >= wanted) ?? 10)
}
