import { limitedBy } from '#server/identity/limits/limited.ts'
import type { Window } from '#server/platform/RateLimits.ts'

const minute = 60
const hour = 60 * minute

/**
 * How often a language model is asked for whom (docs/decisions/0039-language-model-for-unread-words.md), as in
 * server/identity/limits/limits.ts. Sentences above the limit are read by the grammar alone.
 */
export const sentenceLimitTable = {
  sentenceModelByAddress: [
    { amount: 10, seconds: minute },
    { amount: 60, seconds: hour },
  ],
} as const satisfies Record<string, readonly Window[]>

export const { isWithin: isWithinSentenceLimit } = limitedBy(sentenceLimitTable)
