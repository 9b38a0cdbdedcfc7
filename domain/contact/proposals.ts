import { otherSide, type Side } from './sides.ts'

export const proposalStatuses = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]

/** The actions on an open proposal: by which side, and the resulting status. None of them is binding. */
export const proposalAnswers = {
  accept: { by: 'receiver', to: 'accepted' },
  decline: { by: 'receiver', to: 'declined' },
  /** Answers with another amount: a new proposal, from the other side. */
  counter: { by: 'receiver', to: 'countered' },
  withdraw: { by: 'maker', to: 'withdrawn' },
} as const satisfies Record<string, { readonly by: 'maker' | 'receiver'; readonly to: ProposalStatus }>
export type ProposalAnswer = keyof typeof proposalAnswers
export const proposalAnswerNames = Object.keys(proposalAnswers) as readonly ProposalAnswer[]

/** What one side may do with a proposal that `maker` made. */
export const openProposalAnswers = (
  status: ProposalStatus,
  maker: Side,
  side: Side,
): readonly ProposalAnswer[] =>
  status === 'open'
    ? proposalAnswerNames.filter(
        (name) => side === (proposalAnswers[name].by === 'maker' ? maker : otherSide(maker)),
      )
    : []
