/** Writes expired requests and proposals, and notifies the two sides. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { proposalById } from '#server/features/contact/proposals/proposalRow.ts'
import { settleProposal } from '#server/features/contact/proposals/settleProposal.ts'
import { lockThread } from '../thread.ts'
import { settleVisit } from '#server/features/contact/visits/settleVisit.ts'
import { visitById } from '#server/features/contact/visits/visitRow.ts'

/** Of each kind, in one run: the rest follows in the next. */
const MOST = 200

interface Due {
  readonly id: string
  readonly conversationId: string
}

/** Checked again with the conversation locked: an answer may have come first. */
const expireVisit = ({ id, conversationId }: Due, now: Date) =>
  inTransaction(
    Effect.gen(function* () {
      const thread = yield* lockThread(conversationId)
      const visit = yield* visitById(id)
      if (visit?.status === 'requested')
        yield* settleVisit(thread, visit, { status: 'expired', side: null }, now)
    }),
  )

const expireProposal = ({ id, conversationId }: Due, now: Date) =>
  inTransaction(
    Effect.gen(function* () {
      const thread = yield* lockThread(conversationId)
      const proposal = yield* proposalById(id)
      if (proposal?.status === 'open')
        yield* settleProposal(thread, proposal, { status: 'expired', side: null }, now)
    }),
  )

/** Expires due requests and proposals. A failure of one does not delay the others. */
export const expireDue = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const visits = yield* sql<Due>`SELECT id, conversation_id AS "conversationId" FROM visits
    WHERE status = 'requested' AND expires_at <= ${now} ORDER BY expires_at LIMIT ${MOST}`
  const proposals = yield* sql<Due>`SELECT id, conversation_id AS "conversationId" FROM proposals
    WHERE status = 'open' AND expires_at <= ${now} ORDER BY expires_at LIMIT ${MOST}`
  const ends = [
    ...visits.map((due) => expireVisit(due, now)),
    ...proposals.map((due) => expireProposal(due, now)),
  ]
  for (const end of ends)
    yield* Effect.catchCause(end, (cause) => Effect.logWarning('A request could not be ended', cause))
})
