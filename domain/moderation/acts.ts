import { atMost, oneOf, required } from '../forms/rules.ts'
import type { FormRules } from '../forms/fieldRules.ts'

/** What a moderator does. `hold`, `release` and `remove` are of an ad, `grant` and `deny` of an appeal, `answer` of a report. */
export const moderationActs = ['hold', 'release', 'remove', 'grant', 'deny', 'answer'] as const
export type ModerationAct = (typeof moderationActs)[number]

const isAct = oneOf(moderationActs)

export const isModerationAct = (name: unknown): name is ModerationAct =>
  typeof name === 'string' && isAct(name, {})

export const moderationLimits = { because: 2000, appeal: 2000, queue: 100 } as const

/** A decision, with its reasons; a message is a key of the catalogues. */
export const decisionForm = {
  decision: { rules: [isAct], message: 'moderation.refused' },
  because: { rules: [required, atMost(moderationLimits.because)], message: 'moderation.refused' },
} as const satisfies FormRules<'decision' | 'because', string>

/** Takes the forms of moderators and of appeals from browsers without script. */
export const moderationFormPath = '/api-next/moderation/form/'

export type ModerationForm = 'act' | 'appeal'
