/** One label below a chart, and how wide the chart must be for it. */
export interface AxisLabel {
  text: string
  /** Shown only where the axis is at least so many em wide; 0 for the two ends, which always are. */
  least: number
}

/** Widths in em from which further labels may show: as many rules as the style sheet has. */
export const axisSteps = [10, 15, 20, 25, 30, 40, 50, 60, 80] as const

/** Wider than the average digit or letter, even with the reader's letter spacing. */
const perCharacter = 0.75
const air = 2

/**
 * Labels at equal distances, of which inner ones are dropped before any two would touch: first the quarters,
 * then the middle. Equal neighbours ("2026", "2026") are redundant, so then there are fewer.
 */
export function axisLabels(counts: readonly number[], textAt: (share: number) => string): AxisLabel[] {
  for (const count of [...counts].toSorted((one, other) => other - one)) {
    const texts = Array.from({ length: count }, (_, at) => textAt(count === 1 ? 0 : at / (count - 1)))
    if (new Set(texts).size === texts.length)
      return texts.map((text, at) => ({ text, least: leastWidth(texts, at) }))
  }
  return [{ text: textAt(0), least: 0 }]
}

function leastWidth(texts: readonly string[], at: number): number {
  if (at === 0 || at === texts.length - 1) return 0
  const isMiddle = at * 2 === texts.length - 1
  const shown = isMiddle ? 3 : texts.length
  const longest = Math.max(...texts.map(({ length }) => length))
  return shown * (longest + air) * perCharacter
}

/** The step of the style sheet that is wide enough, or none: then the label is never shown. */
export function axisStep(least: number): (typeof axisSteps)[number] | 'always' | 'never' {
  return least === 0 ? 'always' : (axisSteps.find((step) => step >= least) ?? 'never')
}
