/** Updates the conversations of an account that is deleted. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { dieOnSql, inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { proposalsOf } from './proposals/proposalRow.ts'
import { settleProposal } from './proposals/settleProposal.ts'
import { lockThread } from './thread.ts'
import { settleVisit } from './visits/settleVisit.ts'
import { visitsOf } from './visits/visitRow.ts'

const leave = Effect.fnUntraced(function* (conversationId: string) {
  const thread = yield* lockThread(conversationId)
  const now = yield* nowDate
  for (const visit of yield* visitsOf(thread.id)) {
    const isAhead = visit.status === 'confirmed' && visit.startsAt !== null && visit.startsAt > now
    if (isAhead || visit.status === 'requested')
      yield* settleVisit(thread, visit, { status: 'cancelled', side: 'seeker' }, now)
  }
  for (const proposal of yield* proposalsOf(thread.id)) {
    const status = proposal.side === 'seeker' ? 'withdrawn' : 'declined'
    if (proposal.status === 'open') yield* settleProposal(thread, proposal, { status, side: 'seeker' }, now)
  }
})

/** Open visits and proposals of the deleted account are cancelled, and the other side is notified. */
export const leaveContacts = Effect.fn('contact.leaveContacts')(function* (emailKey: string) {
  const sql = yield* SqlClient.SqlClient
  const open = yield* sql<{ id: string }>`SELECT id FROM conversations WHERE seeker_email_key = ${emailKey}
    AND (EXISTS (SELECT 1 FROM visits WHERE conversation_id = conversations.id
        AND status IN ('requested', 'confirmed'))
      OR EXISTS (SELECT 1 FROM proposals WHERE conversation_id = conversations.id AND status = 'open'))`
  yield* Effect.forEach(open, ({ id }) => inTransaction(leave(id)), { discard: true })
}, dieOnSql)
