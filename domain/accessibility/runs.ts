/** What the nightly run last found: `tests/a11y/record/` writes it, the accessibility statement tells it. */
import lastRuns from './lastRuns.json' with { type: 'json' }

/** In the order in which they are told. */
export const checks = ['axe', 'ibm', 'htmlcs', 'reader'] as const
export type CheckName = (typeof checks)[number]

export interface Run {
  /** `2026-11-28`. */
  readonly on: string
  /** Pages or journeys. */
  readonly looked: number
  /** Those with a finding, by their names in English. */
  readonly open: readonly string[]
}

/** A check without a run has not been made yet. */
export type Runs = Readonly<Partial<Record<CheckName, Run>>>

export const runs: Runs = lastRuns
