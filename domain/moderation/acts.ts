import { oneOf } from '../forms/rules.ts'

/**
 * What a moderator does. `hold`, `release`, `remove`, `join` and `part` are of an ad, `grant` and `deny` of an appeal,
 * `answer` of a report. `join` says that another ad is of the same home, `part` that the ad is of no home of others.
 */
export const moderationActs = [
  'hold',
  'release',
  'remove',
  'join',
  'part',
  'grant',
  'deny',
  'answer',
] as const
export type ModerationAct = (typeof moderationActs)[number]

export const isAct = oneOf(moderationActs)

export const isModerationAct = (name: unknown): name is ModerationAct =>
  typeof name === 'string' && isAct(name, {})

export const moderationLimits = { because: 2000, appeal: 2000, queue: 100 } as const

/** Takes the forms of moderators and of appeals from browsers without script. */
export const moderationFormPath = '/api-next/moderation/form/'

export type ModerationForm = 'act' | 'appeal'
