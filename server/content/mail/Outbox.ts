import { Context, Effect, Layer } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { Configuration } from '#server/platform/Configuration.ts'
import { messageHost } from './addresses.ts'
import type { Mail } from './Mail.ts'

export interface OutboxService {
  /**
   * Keeps a mail for sending. The row belongs to the transaction around, if there is one: rolled back, nothing is ever
   * sent. Its Message-ID is made here, once, so that a receiver can tell a repeat from a second mail.
   */
  readonly put: (mail: Mail) => Effect.Effect<void, SqlError.SqlError>
  /** Told after each `put`. The row may not be committed yet. */
  readonly onPut: (tell: () => void) => void
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const host = messageHost((yield* Configuration).origin)
  const listeners: (() => void)[] = []
  const put = Effect.fn('Outbox.put')(function* ({ to, kind, language, data }: Mail) {
    const messageId = `<${randomUUID()}@${host}>`
    yield* sql`INSERT INTO outbox (message_id, recipient, kind, language, payload)
      VALUES (${messageId}, ${to}, ${kind}, ${language}, ${JSON.stringify(data)}::jsonb)`
    for (const tell of listeners) tell()
  })
  return { put, onPut: (tell) => void listeners.push(tell) } satisfies OutboxService
})

/** Mails that wait to be sent (docs/decisions/0018-mail.md). */
export class Outbox extends Context.Service<Outbox, OutboxService>()('estia/mail/Outbox') {
  static readonly layer: Layer.Layer<Outbox, never, SqlClient.SqlClient | Configuration> = Layer.effect(
    Outbox,
    make,
  )
}
