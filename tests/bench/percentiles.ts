/** What half, 95 and 99 of a hundred measurements stay below, in milliseconds. */
export interface Percentiles {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export function percentilesOf(samples: readonly number[]): Percentiles {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share: number) =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Milliseconds to the microsecond. */
export const round = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000
