import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Proposal } from '#domain/contact/Conversation.ts'
import type { ProposalStatus } from '#domain/contact/proposals.ts'
import type { Side } from '#domain/contact/sides.ts'

/** A price proposal as the database has it. */
export interface ProposalRow {
  readonly id: string
  readonly conversationId: string
  readonly side: Side
  /** EUR. */
  readonly amount: number
  readonly status: ProposalStatus
  readonly expiresAt: Date
}

const select = `SELECT id, conversation_id AS "conversationId", side, amount, status, expires_at AS "expiresAt"
  FROM proposals`

/** One proposal. */
export const proposalById = Effect.fnUntraced(function* (id: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql.unsafe<ProposalRow>(`${select} WHERE id = $1`, [id])
  return row
})

/** Proposals of a conversation, oldest first. */
export const proposalsOf = Effect.fnUntraced(function* (conversationId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql.unsafe<ProposalRow>(`${select} WHERE conversation_id = $1 ORDER BY created_at, id`, [
    conversationId,
  ])
})

/** What a proposal is now, whether or not its end was written down yet. */
export const proposalStatusAt = ({ status, expiresAt }: ProposalRow, now: Date): ProposalStatus =>
  status === 'open' && expiresAt <= now ? 'expired' : status

/** A proposal, as both sides see it. */
export const proposalOf = (row: ProposalRow, now: Date): Proposal => ({
  id: row.id,
  side: row.side,
  amount: row.amount,
  status: proposalStatusAt(row, now),
  expiresAt: row.expiresAt.toISOString(),
})
