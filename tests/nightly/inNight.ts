import type { Step } from '../runSteps.ts'

/** A step of the night. */
export interface NightlyStep extends Step {
  /**
   * Nights in which all of it has run once, for a program that takes `--shard 2/7`.
   * @default 1
   */
  readonly shards?: number
}

/** What a night, counted in days since 1970, runs of a step: one shard of it, named in the table. */
export function inNight({ shards = 1, ...step }: NightlyStep, night: number): Step {
  if (shards === 1) return step
  const shard = `${(night % shards) + 1}/${shards}`
  return { ...step, name: `${step.name} (${shard})`, run: [...step.run, '--shard', shard] }
}
