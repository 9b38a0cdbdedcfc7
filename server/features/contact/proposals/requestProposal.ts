import { Effect } from 'effect'
import type { Wish } from '../Contact.ts'
import { tooLate } from '../refusals.ts'
import type { Thread } from '../thread.ts'
import { proposalsOf, proposalStatusAt } from './proposalRow.ts'
import { makeProposal, settleProposal } from './settleProposal.ts'

/** Makes the seeker's proposal, unless one is open; an expired one is closed. */
export const requestProposal = Effect.fnUntraced(function* (
  thread: Thread,
  { amount, text }: Extract<Wish, { kind: 'proposal' }>,
  now: Date,
) {
  for (const proposal of yield* proposalsOf(thread.id)) {
    const status = proposalStatusAt(proposal, now)
    if (status === 'open') return yield* tooLate('proposalOpen')
    if (status === 'expired' && proposal.status === 'open')
      yield* settleProposal(thread, proposal, { status: 'expired', side: null }, now)
  }
  yield* makeProposal(thread, { side: 'seeker', amount, text }, now)
})
