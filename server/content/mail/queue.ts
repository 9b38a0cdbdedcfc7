/**
 * The outbox as a queue in SQL. A claim is a lease rather than a lock: the row is not locked while a mail server
 * answers, which may take a minute and would stop the embedded database's one connection.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Mail } from './Mail.ts'

export interface QueuedMail {
  readonly id: string
  readonly messageId: string
  readonly mail: Mail
  /** This one counted. */
  readonly attempts: number
}

interface Row {
  readonly id: string
  readonly message_id: string
  readonly recipient: string
  readonly kind: string
  readonly language: string
  readonly payload: unknown
  readonly attempts: number
}

/** Rows were written by `Outbox.put`, whose types hold: kinds and languages need no second check. */
const mailOf = ({ kind, recipient, language, payload }: Row): Mail =>
  ({ kind, to: recipient, language, data: payload }) as Mail

/**
 * Takes the next mail that is due, if there is one, for `lease` seconds: when this process dies, another takes it
 * then. A mail waits while an earlier one to the same recipient does, so that they arrive in order.
 */
export const claimNext = Effect.fn('outbox.claimNext')(function* (lease: number) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<Row>`
    UPDATE outbox SET attempts = attempts + 1, next_at = now() + ${lease}::float8 * interval '1 second'
    WHERE id = (
      SELECT id FROM outbox AS mail
      WHERE sent_at IS NULL AND failed_at IS NULL AND next_at <= now() AND NOT EXISTS (
        SELECT 1 FROM outbox AS earlier
        WHERE earlier.recipient = mail.recipient AND earlier.id < mail.id
          AND earlier.sent_at IS NULL AND earlier.failed_at IS NULL
      )
      ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id::text, message_id, recipient, kind, language, payload, attempts`
  return rows.map(
    (row): QueuedMail => ({
      id: row.id,
      messageId: row.message_id,
      mail: mailOf(row),
      attempts: row.attempts,
    }),
  )[0]
})

/** Done. What the mail said is forgotten (it may hold a link that opens an account), unless it is to be read here. */
export const markSent = Effect.fn('outbox.markSent')(function* (id: string, keepsText: boolean) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE outbox SET sent_at = now(), last_error = NULL,
    payload = CASE WHEN ${keepsText} THEN payload ELSE '{}'::jsonb END WHERE id = ${id}::int8`
})

export interface Patience {
  /** Seconds until the next try. */
  readonly wait: number
  /** Seconds after which a mail is given up. */
  readonly giveUpAfter: number
  /** The server will never take it: it is given up at once. */
  readonly isHopeless: boolean
}

/** A mail as it was claimed: the next claim counts one attempt more, and marks of this one are refused then. */
export type Claimed = Pick<QueuedMail, 'id' | 'attempts'>

/** Not sent: it waits for the next try, or is given up. Says whether it was. */
export const markFailed = Effect.fn('outbox.markFailed')(function* (
  { id, attempts }: Claimed,
  reason: string,
  { wait, giveUpAfter, isHopeless }: Patience,
) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql<{ given_up: boolean }>`
    WITH fate AS (
      SELECT ${isHopeless}::boolean OR created_at + ${giveUpAfter}::float8 * interval '1 second' <= now() AS ends
      FROM outbox WHERE id = ${id}::int8
    )
    UPDATE outbox SET last_error = ${reason},
      failed_at = CASE WHEN fate.ends THEN now() END,
      payload = CASE WHEN fate.ends THEN '{}'::jsonb ELSE payload END,
      next_at = now() + ${wait}::float8 * interval '1 second'
    FROM fate WHERE outbox.id = ${id}::int8 AND attempts = ${attempts}
    RETURNING fate.ends AS given_up`
  return rows[0]?.given_up ?? false
})

/** Gives a claimed mail back untried, when this process stops. */
export const giveBack = Effect.fn('outbox.giveBack')(function* ({ id, attempts }: Claimed) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE outbox SET next_at = now() WHERE id = ${id}::int8 AND attempts = ${attempts}`
})

/** Rows are kept this many days after their end, to answer "did it go out?". */
const KEPT_DAYS = 30

export const sweepOutbox = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM outbox WHERE coalesce(sent_at, failed_at) < now() - ${KEPT_DAYS} * interval '1 day'`
})
