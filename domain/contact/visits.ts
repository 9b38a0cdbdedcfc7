import type { Side } from './sides.ts'

/** Where a visit is seen from. */
export const visitModes = ['inPerson', 'virtual'] as const
export type VisitMode = (typeof visitModes)[number]

export const visitStatuses = ['requested', 'confirmed', 'declined', 'cancelled', 'expired'] as const
export type VisitStatus = (typeof visitStatuses)[number]

/** The actions on a visit: from which status, by which side, and the resulting status. */
export const visitAnswers = {
  confirm: { from: ['requested'], by: ['advertiser'], to: 'confirmed' },
  decline: { from: ['requested'], by: ['advertiser'], to: 'declined' },
  cancel: { from: ['requested', 'confirmed'], by: ['seeker', 'advertiser'], to: 'cancelled' },
} as const satisfies Record<
  string,
  { readonly from: readonly VisitStatus[]; readonly by: readonly Side[]; readonly to: VisitStatus }
>
export type VisitAnswer = keyof typeof visitAnswers
export const visitAnswerNames = Object.keys(visitAnswers) as readonly VisitAnswer[]

/**
 * The actions that one side has on a visit now. The receiver of a request declines it rather than cancels it.
 */
export const openVisitAnswers = (status: VisitStatus, side: Side): readonly VisitAnswer[] =>
  visitAnswerNames.filter((name) => {
    const { from, by }: { from: readonly VisitStatus[]; by: readonly Side[] } = visitAnswers[name]
    const isDeclined = name === 'cancel' && side === 'advertiser' && status === 'requested'
    return from.includes(status) && by.includes(side) && !isDeclined
  })
