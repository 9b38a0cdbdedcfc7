import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import type { EntryKind } from '#domain/contact/entryKinds.ts'
import { contactLimits } from '#domain/contact/limits.ts'
import type { ProposalStatus } from '#domain/contact/proposals.ts'
import type { Side } from '#domain/contact/sides.ts'
import { addEntry } from '../entries.ts'
import { recordEvent } from '../conversationEvents.ts'
import type { Thread } from '../thread.ts'
import type { ProposalRow } from './proposalRow.ts'

const dayMs = 24 * 3_600_000

type Settled = Exclude<ProposalStatus, 'open'>

const entryOf: Readonly<Record<Settled, EntryKind>> = {
  accepted: 'proposalAccepted',
  declined: 'proposalDeclined',
  countered: 'proposalCountered',
  withdrawn: 'proposalWithdrawn',
  expired: 'proposalExpired',
}

interface Outcome {
  readonly status: Settled
  /** Null for an expiry, which no side caused. */
  readonly side: Side | null
  readonly text?: string
  /** What is said of it is another amount: that of a counter-proposal. */
  readonly amount?: number
}

/** Closes a proposal in a conversation locked by this transaction, and notifies both sides. */
export const settleProposal = Effect.fnUntraced(function* (
  thread: Thread,
  proposal: ProposalRow,
  { status, side, text = '', amount = proposal.amount }: Outcome,
  at: Date,
) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE proposals SET status = ${status} WHERE id = ${proposal.id}`
  const entry = { kind: entryOf[status], side, text, proposalId: proposal.id } as const
  yield* recordEvent(thread, entry, at, {
    extra: () => ({ amount }),
    ...(status === 'expired' && { mailTo: proposal.side }),
  })
})

interface Offer {
  readonly side: Side
  readonly amount: number
  readonly text: string
}

const insert = Effect.fnUntraced(function* (thread: Thread, { side, amount }: Offer, at: Date) {
  const sql = yield* SqlClient.SqlClient
  const id = randomUUID()
  const expiresAt = new Date(at.getTime() + contactLimits.proposalDays * dayMs)
  yield* sql`INSERT INTO proposals (id, conversation_id, side, amount, status, expires_at, created_at)
    VALUES (${id}, ${thread.id}, ${side}, ${amount}, 'open', ${expiresAt}, ${at})`
  return id
})

/** Makes a proposal in a conversation that has none open. */
export const makeProposal = Effect.fnUntraced(function* (thread: Thread, offer: Offer, at: Date) {
  const { side, text, amount } = offer
  const proposalId = yield* insert(thread, offer, at)
  yield* recordEvent(thread, { kind: 'proposalMade', side, text, proposalId }, at, {
    extra: () => ({ amount }),
  })
})

/** Answers a proposal with another amount. The other side gets one notification, of the answer. */
export const counterProposal = Effect.fnUntraced(function* (
  thread: Thread,
  proposal: ProposalRow,
  offer: Offer,
  at: Date,
) {
  const { side, text, amount } = offer
  yield* settleProposal(thread, proposal, { status: 'countered', side, text, amount }, at)
  const proposalId = yield* insert(thread, offer, at)
  yield* addEntry(thread, { kind: 'proposalMade', side, proposalId }, at)
})
