import { limitedBy } from '#server/identity/limits/limited.ts'
import type { Window } from '#server/platform/RateLimits.ts'

const minute = 60

/**
 * Limits on writing listings, as in server/identity/limits/limits.ts: the last word of a name says what is counted. An
 * office writes all its ads in an hour.
 */
export const writeLimits = {
  writeByAccount: [
    { amount: 300, seconds: 10 * minute },
    { amount: 5000, seconds: 24 * 60 * minute },
  ],
  /** Thirty for each of ten ads. */
  photographByAccount: [
    { amount: 300, seconds: 10 * minute },
    { amount: 3000, seconds: 24 * 60 * minute },
  ],
  /** Twelve for each of ten ads. */
  documentByAccount: [
    { amount: 120, seconds: 10 * minute },
    { amount: 1000, seconds: 24 * 60 * minute },
  ],
  /** Files of up to ten megabytes. */
  documentByAddress: [{ amount: 120, seconds: 10 * minute }],
  /** Drawings for the fingers. */
  schemeByAddress: [{ amount: 120, seconds: 10 * minute }],
  /** Feeds of an agency, by its members and programs. */
  feedByAgency: [{ amount: 30, seconds: 60 * minute }],
  linkByAddress: [{ amount: 30, seconds: 5 * minute }],
  readByAccount: [{ amount: 1200, seconds: 10 * minute }],
} as const satisfies Record<string, readonly Window[]>

export const { within: withinWriteLimit } = limitedBy(writeLimits)
