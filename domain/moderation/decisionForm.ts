import { atMost, required } from '../forms/rules.ts'
import type { FormRules } from '../forms/fieldRules.ts'
import { isAct, moderationLimits } from './acts.ts'

/** A decision, with its reasons; a message is a key of the catalogues. */
export const decisionForm = {
  decision: { rules: [isAct], message: 'moderation.refused' },
  because: { rules: [required, atMost(moderationLimits.because)], message: 'moderation.refused' },
} as const satisfies FormRules<'decision' | 'because', string>
