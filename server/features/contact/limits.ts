import { limitedBy } from '#server/identity/limits/limited.ts'
import type { Window } from '#server/platform/RateLimits.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * Limits on contact calls (docs/decisions/0021-contacts.md), as in server/identity/limits/limits.ts: the last word of a name
 * says what is counted. A repeated request with the same key counts by address only.
 */
export const contactLimitTable = {
  callsByAddress: [{ amount: 600, seconds: 5 * minute }],
  contactByAccount: [
    { amount: 15, seconds: 10 * minute },
    { amount: 60, seconds: day },
  ],
  /** Of a sender without an account who confirmed the address. */
  contactByEmail: [
    { amount: 15, seconds: 10 * minute },
    { amount: 60, seconds: day },
  ],
  contactByAddress: [{ amount: 20, seconds: 10 * minute }],
  /** Users request numbers one at a time, programs all at once. */
  phoneByAddress: [
    { amount: 15, seconds: 10 * minute },
    { amount: 60, seconds: day },
  ],
  linkByAddress: [{ amount: 30, seconds: 5 * minute }],
  replyByAccount: [
    { amount: 60, seconds: 10 * minute },
    { amount: 600, seconds: day },
  ],
  answerByAccount: [{ amount: 120, seconds: 10 * minute }],
  readByAccount: [{ amount: 600, seconds: 10 * minute }],
  reportByAccount: [{ amount: 10, seconds: hour }],
  /** Of some 150 kB each, which stay. */
  pictureByAccount: [
    { amount: 30, seconds: 10 * minute },
    { amount: 150, seconds: day },
  ],
} as const satisfies Record<string, readonly Window[]>

export const { isWithin: isWithinContactLimit, within: withinContactLimit } = limitedBy(contactLimitTable)
