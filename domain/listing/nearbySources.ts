import type { NearbyKind } from './ListingBackground.ts'

/** What is known of the things around homes: how far it can be trusted, and as of when. */
export interface NearbySource {
  /** Farther away it is not relevant for a home, metres. */
  readonly reach: number
  /** How many are named. */
  readonly most: number
  /** Distances are rounded to steps of so many metres. */
  readonly step: number
  /** How many things the table has, where it has not all that there are. */
  readonly known?: number
  /** The month of the last review of the data. */
  readonly asOf: string
}

/** Tables and coast: see domain/geography/SOURCES.md. */
export const nearbySources = {
  metro: { reach: 3000, most: 2, step: 50, asOf: '2026-11' },
  sea: { reach: 30_000, most: 1, step: 100, asOf: '2026-11' },
  port: { reach: 30_000, most: 1, step: 500, known: 42, asOf: '2026-11' },
} as const satisfies Readonly<Record<NearbyKind, NearbySource>>

/** A distance rounded to the precision of its source; from ten kilometres on to a kilometre. */
export function toldDistance(kind: NearbyKind, metres: number): number {
  const step = metres >= 10_000 ? 1000 : Math.max(nearbySources[kind].step, metres >= 1000 ? 100 : 0)
  return Math.round(metres / step) * step
}
