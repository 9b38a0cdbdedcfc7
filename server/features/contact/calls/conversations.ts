import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Side } from '#domain/contact/sides.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { sentenceIn } from '#server/http/replies/messages.ts'
import { dieOnSql, inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { withinContactLimit } from '../limits.ts'
import { listConversations } from '../listConversations.ts'
import { readConversation } from '../readConversation.ts'
import { problemsOf } from '../readWish.ts'
import { refuseFields } from '../refusals.ts'
import { endLinks } from '../conversationLinks.ts'
import { ownThread } from '../thread.ts'

interface One {
  readonly params: { readonly id: string }
}

export const list = Effect.fn('messages.list')(function* ({
  query: { side, page = 1 },
}: {
  readonly query: { readonly side?: Side | undefined; readonly page?: number | undefined }
}) {
  return yield* listConversations((yield* SignedInSession).accountId, side, page)
})

export const conversation = Effect.fn('messages.conversation')(
  ({ params, query }: One & { readonly query: { readonly before?: number | undefined } }) =>
    readConversation(params.id, query.before),
)

/** Columns of the two sides. */
const sideColumns = {
  seeker: { read: 'seeker_read_id', blocked: 'blocked_by_seeker' },
  advertiser: { read: 'advertiser_read_id', blocked: 'blocked_by_advertiser' },
} as const satisfies Record<Side, object>

/** The read position never moves back, nor beyond the last entry. */
export const read = Effect.fn('messages.read')(function* ({
  params,
  payload,
}: One & { readonly payload: { readonly upTo: number } }) {
  const { id, side, reader } = yield* ownThread(params.id)
  yield* withinContactLimit('readByAccount', reader)
  const sql = yield* SqlClient.SqlClient
  const column = sql.literal(sideColumns[side].read)
  yield* Effect.orDie(sql`UPDATE conversations
    SET ${column} = greatest(${column}, least(${payload.upTo}::bigint, last_entry_id)) WHERE id = ${id}`)
  return { message: sentenceIn((yield* requestVisitor).language, 'read') }
})

export const block = Effect.fn('messages.block')(function* ({
  params,
  payload,
}: One & { readonly payload: { readonly isBlocked: boolean } }) {
  const { id, side, reader } = yield* ownThread(params.id)
  yield* withinContactLimit('answerByAccount', reader)
  const sql = yield* SqlClient.SqlClient
  yield* inTransaction(
    Effect.gen(function* () {
      yield* sql`UPDATE conversations
        SET ${sql.literal(sideColumns[side].blocked)} = ${payload.isBlocked} WHERE id = ${id}`
      if (payload.isBlocked) yield* endLinks(id)
    }),
  )
  return yield* readConversation(id)
})

/** Stores a report about a conversation for the operator. */
export const report = Effect.fn('messages.report')(function* ({
  params,
  payload,
}: One & { readonly payload: { readonly text: string } }) {
  const { id, side, reader } = yield* ownThread(params.id)
  yield* withinContactLimit('reportByAccount', reader)
  const text = payload.text
  yield* refuseFields(problemsOf('message', { text }))
  const sql = yield* SqlClient.SqlClient
  yield* dieOnSql(sql`INSERT INTO conversation_reports (conversation_id, side, text, created_at)
    VALUES (${id}, ${side}, ${text}, ${yield* nowDate})`)
  return { message: sentenceIn((yield* requestVisitor).language, 'reported') }
})
