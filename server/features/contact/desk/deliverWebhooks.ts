/** Tells programs of agencies what seekers wrote: that there is something, not what it says. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHmac } from 'node:crypto'
import { webhookDelays } from '#domain/agency/leads.ts'
import type { EntryKind } from '#domain/contact/entryKinds.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { postPublic } from '#server/platform/outside/postPublic.ts'

/** At once, and how long they are this process's. */
const MOST = 20
const LEASE = '5 minutes'
const KEPT = '30 days'
const minuteMs = 60_000

interface Due {
  readonly id: string
  readonly url: string
  readonly secret: string
  readonly slug: string
  readonly conversationId: string
  readonly listingId: number
  readonly kind: EntryKind
  readonly at: Date
  readonly attempts: number
}

/** Takes deliveries that are due; another process takes others. */
const claim = Effect.fnUntraced(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  return yield* sql<Due>`UPDATE webhook_deliveries SET attempts = attempts + 1,
      next_at = ${now}::timestamptz + ${LEASE}::interval
    FROM agency_webhooks, agencies, conversations
    WHERE webhook_deliveries.id IN (SELECT id FROM webhook_deliveries WHERE next_at <= ${now}
        ORDER BY next_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED)
      AND agency_webhooks.agency_id = webhook_deliveries.agency_id AND agencies.id = webhook_deliveries.agency_id
      AND conversations.id = conversation_id
    RETURNING webhook_deliveries.id, url, secret, slug, conversation_id AS "conversationId",
      listing_id AS "listingId", kind, at, attempts`
})

/** The header by which a program knows that the message is ours: `t=<seconds>,v1=<hex>`. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

const deliver = Effect.fn('desk.deliverWebhook')(function* (due: Due) {
  const { id, url, secret, slug, conversationId, listingId, kind, at, attempts } = due
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const body = JSON.stringify({
    id,
    agency: slug,
    event: kind,
    at: at.toISOString(),
    leadId: conversationId,
    listingId,
  })
  const signature = signatureOf(secret, Math.floor(now.getTime() / 1000), body)
  const problem = yield* postPublic({ url, body, headers: { 'estia-signature': signature } }).pipe(
    Effect.as(null),
    Effect.catchTag('FetchRefused', ({ reason }) => Effect.succeed(reason)),
  )
  const delay = webhookDelays[attempts - 1]
  const again = problem === null || delay === undefined ? null : new Date(now.getTime() + delay * minuteMs)
  yield* sql`UPDATE webhook_deliveries SET problem = ${problem}, next_at = ${again},
    delivered_at = ${problem === null ? now : null} WHERE id = ${id} AND attempts = ${attempts}`
})

/** Delivers what is due, until nothing is. */
export const deliverWebhooks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (;;) {
    const due = yield* claim()
    if (due.length === 0) break
    yield* Effect.forEach(due, deliver, { concurrency: 5, discard: true })
  }
  yield* sql`DELETE FROM webhook_deliveries WHERE at < ${yield* nowDate}::timestamptz - ${KEPT}::interval`
}).pipe(dieOnSql)
