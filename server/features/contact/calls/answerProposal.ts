import { Effect } from 'effect'
import { openProposalAnswers, type ProposalAnswer, proposalAnswers } from '#domain/contact/proposals.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { withinContactLimit } from '../limits.ts'
import { runOnce } from '#server/content/changes/runOnce.ts'
import { proposalById, proposalStatusAt } from '#server/features/contact/proposals/proposalRow.ts'
import { counterProposal, settleProposal } from '#server/features/contact/proposals/settleProposal.ts'
import { readConversation } from '../readConversation.ts'
import { problemsOf } from '../readWish.ts'
import { notYours, refuseFields, tooLate } from '../refusals.ts'
import { isId, lockThread, ownThread, type OwnThread, refuseClosed } from '../thread.ts'

interface Answer {
  readonly answer: ProposalAnswer
  /** Of a counter-proposal. */
  readonly amount: string
  readonly text: string
}

const refuseAnswer = ({ answer, amount, text }: Answer) =>
  refuseFields(
    answer === 'counter' ? problemsOf('proposal', { amount, text }) : problemsOf('reply', { text }),
  )

const answerNow = Effect.fnUntraced(function* (own: OwnThread, id: string, { answer, amount, text }: Answer) {
  yield* withinContactLimit('answerByAccount', own.reader)
  const thread = yield* lockThread(own.id)
  const now = yield* nowDate
  const proposal = yield* proposalById(id)
  if (proposal === undefined) return yield* notYours
  const { side } = own
  if (!openProposalAnswers(proposalStatusAt(proposal, now), proposal.side, side).includes(answer))
    return yield* tooLate('proposalSettled')
  if (answer === 'accept' || answer === 'counter') yield* refuseClosed(thread)
  if (answer === 'counter')
    yield* counterProposal(thread, proposal, { side, amount: Number(amount), text }, now)
  else yield* settleProposal(thread, proposal, { status: proposalAnswers[answer].to, side, text }, now)
  return { answered: id }
})

/** Accepts, declines, counters or withdraws a proposal, once for a key, and answers with the whole conversation. */
export const answerProposal = Effect.fn('messages.answerProposal')(function* ({
  params: { id },
  payload,
}: {
  readonly params: { readonly id: string }
  readonly payload: {
    readonly key: string
    readonly answer: ProposalAnswer
    readonly amount?: string
    readonly text?: string
  }
}) {
  const proposal = isId(id) ? yield* Effect.orDie(proposalById(id)) : undefined
  const thread = proposal === undefined ? yield* notYours : yield* ownThread(proposal.conversationId)
  const text = payload.text ?? ''
  const answer = { answer: payload.answer, amount: (payload.amount ?? '').trim(), text }
  yield* refuseAnswer(answer)
  const asked = { sender: thread.reader, key: payload.key, body: [id, answer] }
  yield* runOnce(asked, answerNow(thread, id, answer))
  return yield* readConversation(thread.id)
})
