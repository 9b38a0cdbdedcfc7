import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash } from 'node:crypto'
import { inTransaction, nowDate } from './inTransaction.ts'
import { KeyReused } from '#domain/api/contact/contactErrors.ts'
import { refusal } from '#server/http/replies/messages.ts'

/** A request with an idempotency key. */
export interface IdempotentRequest {
  readonly sender: string
  readonly key: string
  /** Everything that the call does what it does by: the same again is the same. */
  readonly body: unknown
}

interface StoredReply {
  readonly bodyHash: Uint8Array
  readonly reply: unknown
}

const hashOf = (body: unknown): Buffer => createHash('sha256').update(JSON.stringify(body)).digest()

/**
 * Runs a change once for a key, in a transaction with the key's row. A repeated request, concurrent or after a lost
 * reply, gets the stored reply, and nothing is changed again. A refused change stores no key. The reply is stored as
 * JSON. Fails with `KeyReused` if the key came with another body.
 */
export const runOnce = Effect.fnUntraced(function* <A, E, R>(
  asked: IdempotentRequest,
  work: Effect.Effect<A, E, R>,
) {
  const sql = yield* SqlClient.SqlClient
  const hash = hashOf(asked.body)
  return yield* inTransaction(
    Effect.gen(function* () {
      // Waits for a concurrent transaction with the same key, and then finds its row.
      const claimed = yield* sql`INSERT INTO idempotency_keys (sender, key, body_hash, created_at)
        VALUES (${asked.sender}, ${asked.key}, ${hash}, ${yield* nowDate})
        ON CONFLICT (sender, key) DO NOTHING RETURNING key`
      if (claimed.length === 0) return (yield* storedReply(asked, hash)) as A
      const reply = yield* work
      yield* sql`UPDATE idempotency_keys SET reply = ${JSON.stringify(reply)}::jsonb
        WHERE sender = ${asked.sender} AND key = ${asked.key}`
      return reply
    }),
  )
})

const storedReply = Effect.fnUntraced(function* ({ sender, key }: IdempotentRequest, hash: Buffer) {
  const sql = yield* SqlClient.SqlClient
  const [kept] = yield* sql<StoredReply>`SELECT body_hash AS "bodyHash", reply FROM idempotency_keys
    WHERE sender = ${sender} AND key = ${key}`
  if (kept === undefined || !hash.equals(kept.bodyHash)) return yield* new KeyReused(refusal('keyReused'))
  return kept.reply
})
