import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Side } from '#domain/contact/sides.ts'
import { refuseField } from '../refusals.ts'
import { isId } from '../thread.ts'

interface Message {
  readonly conversationId: string
  readonly side: Side
  readonly entryId: number
}

/** Sends pictures along with a message: those that the same side brought into the same conversation, each once. */
export const attachTo = Effect.fnUntraced(function* (message: Message, ids: readonly string[]) {
  if (ids.length === 0) return
  const sql = yield* SqlClient.SqlClient
  const sent = ids.every(isId)
    ? yield* sql.unsafe(
        `UPDATE attachments SET entry_id = $1 WHERE id = ANY($2::uuid[]) AND conversation_id = $3 AND side = $4
          AND entry_id IS NULL RETURNING id`,
        [message.entryId, ids, message.conversationId, message.side],
      )
    : []
  if (sent.length < ids.length) return yield* refuseField('attachments', 'contact_attachment_validation_msg')
})
