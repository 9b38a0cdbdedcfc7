import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Attachment, Entry } from '#domain/contact/Conversation.ts'
import type { EntryKind } from '#domain/contact/entryKinds.ts'
import type { Side } from '#domain/contact/sides.ts'
import { messageReasons } from '#domain/listing/vocabularies/market.ts'

interface Row {
  readonly id: number
  readonly side: Side | null
  readonly kind: EntryKind
  readonly text: string
  readonly reason: number | null
  readonly at: Date
  readonly visitId: string | null
  readonly proposalId: string | null
}

interface AttachmentRow extends Attachment {
  readonly entryId: number
}

const select = `SELECT id::int AS id, side, kind, text, reason, created_at AS at, visit_id AS "visitId",
  proposal_id AS "proposalId" FROM entries`

const withAttachments = Effect.fnUntraced(function* (rows: readonly Row[]) {
  const sql = yield* SqlClient.SqlClient
  const attachments = yield* sql.unsafe<AttachmentRow>(
    `SELECT id, entry_id::int AS "entryId", width, height FROM attachments
      WHERE entry_id = ANY($1::bigint[]) ORDER BY created_at, id`,
    [rows.map(({ id }) => id)],
  )
  const byEntry = Map.groupBy(attachments, ({ entryId }) => entryId)
  return rows.map(
    ({ at, reason, ...row }): Entry => ({
      ...row,
      at: at.toISOString(),
      reason: reason === null ? null : (messageReasons.nameOf(reason) ?? null),
      attachments: (byEntry.get(row.id) ?? []).map(({ id, width, height }) => ({ id, width, height })),
    }),
  )
})

/** Entries of a conversation before one of them, the newest so many, oldest first. */
export const entriesBefore = Effect.fnUntraced(function* (
  conversationId: string,
  before: number | undefined,
  most: number,
) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<Row>(
    `${select} WHERE conversation_id = $1 AND ($2::bigint IS NULL OR id < $2::bigint)
      ORDER BY entries.id DESC LIMIT $3`,
    [conversationId, before ?? null, most],
  )
  return yield* withAttachments(rows.toReversed())
})

/** Some entries by their ids. */
export const entriesById = Effect.fnUntraced(function* (ids: readonly number[]) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<Row>(`${select} WHERE id = ANY($1::bigint[])`, [ids])
  const entries = yield* withAttachments(rows)
  return new Map(entries.map((entry) => [entry.id, entry]))
})
