import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { EntryKind } from '#domain/contact/entryKinds.ts'
import type { Side } from '#domain/contact/sides.ts'
import { type MessageReasonName, messageReasons } from '#domain/listing/vocabularies/market.ts'
import type { Thread } from './thread.ts'

/** A new entry of a conversation. */
export interface NewEntry {
  readonly kind: EntryKind
  /** Null for an event that no side caused. */
  readonly side: Side | null
  readonly text?: string
  readonly reason?: MessageReasonName
  readonly visitId?: string
  readonly proposalId?: string
}

/** Adds an entry to a conversation locked by this transaction (`lockThread`). Its author has read up to it. */
export const addEntry = Effect.fnUntraced(function* (thread: Thread, entry: NewEntry, at: Date) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ id: number }>`INSERT INTO entries ${sql.insert({
    conversation_id: thread.id,
    side: entry.side,
    kind: entry.kind,
    reason: entry.reason === undefined ? null : messageReasons.idOf(entry.reason),
    text: entry.text ?? '',
    visit_id: entry.visitId ?? null,
    proposal_id: entry.proposalId ?? null,
    created_at: at,
  })} RETURNING id::int AS id`
  const id = row?.id ?? 0
  yield* sql`UPDATE conversations SET last_entry_id = ${id},
    seeker_read_id = CASE WHEN ${entry.side === 'seeker'}::boolean THEN ${id} ELSE seeker_read_id END,
    advertiser_read_id = CASE WHEN ${entry.side === 'advertiser'}::boolean THEN ${id} ELSE advertiser_read_id END
    WHERE id = ${thread.id}`
  return id
})
