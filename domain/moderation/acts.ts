import { oneOf } from '../forms/rules.ts'

/** What a moderator does. `hold`, `release` and `remove` are of an ad, `grant` and `deny` of an appeal, `answer` of a report. */
export const moderationActs = ['hold', 'release', 'remove', 'grant', 'deny', 'answer'] as const
export type ModerationAct = (typeof moderationActs)[number]

export const isAct = oneOf(moderationActs)

export const isModerationAct = (name: unknown): name is ModerationAct =>
  typeof name === 'string' && isAct(name, {})

export const moderationLimits = { because: 2000, appeal: 2000, queue: 100 } as const

/** Takes the forms of moderators and of appeals from browsers without script. */
export const moderationFormPath = '/api-next/moderation/form/'

export type ModerationForm = 'act' | 'appeal'
