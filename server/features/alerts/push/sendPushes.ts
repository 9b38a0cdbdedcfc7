/** Hands alerts over to the push services of browsers. */
import { Effect, Option } from 'effect'
import { SqlClient } from 'effect/sql'
import { pushLimits } from '#domain/alerts/push.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { openAt, targetOf } from '#server/platform/outside/fetchPublic.ts'
import { MayReach } from '#server/platform/outside/publicAddress.ts'
import { type PushSender, sealPush, signPush } from '#server/platform/push/sealPush.ts'

/** A message that is being sent is left alone by other processes for so long, and so long between two attempts, ms. */
const AGAIN = 60_000

/** For one answer, ms. */
const PATIENCE = 10_000

/** Messages sent in one turn. */
const AT_ONCE = 50

interface Waiting {
  readonly subscription: number
  readonly search: number
  readonly version: string
  readonly message: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Takes messages that are due, so that no other process sends them as well. */
const take = Effect.fnUntraced(function* (now: Date) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM push_messages WHERE attempts >= ${pushLimits.attempts} AND due_at <= ${now}`
  return yield* sql<Waiting>`WITH due AS (SELECT subscription_id, search_id FROM push_messages
      WHERE due_at <= ${now} ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    UPDATE push_messages AS messages SET due_at = ${new Date(now.getTime() + AGAIN)}, attempts = attempts + 1
    FROM due, push_subscriptions AS browsers
    WHERE messages.subscription_id = due.subscription_id AND messages.search_id = due.search_id
      AND browsers.id = messages.subscription_id
    RETURNING messages.subscription_id AS subscription, messages.search_id AS search, version::text, message,
      endpoint, p256dh, auth`
})

/** The status of the push service's answer; 0 where none came. */
const handOver = Effect.fnUntraced(function* (waiting: Waiting, sender: PushSender, now: Date) {
  const mayReach = yield* MayReach
  const { endpoint, message, search } = waiting
  return yield* Effect.promise(async (signal) => {
    try {
      const reply = await openAt(
        targetOf(endpoint),
        mayReach,
        AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
        {
          headers: {
            authorization: signPush(sender, endpoint, now.getTime()),
            'content-type': 'application/octet-stream',
            'content-encoding': 'aes128gcm',
            ttl: String(pushLimits.keptSeconds),
            topic: `search-${search}`,
            urgency: 'normal',
          },
          body: sealPush(message, waiting),
        },
      )
      reply.destroy()
      return reply.statusCode ?? 0
    } catch {
      // A push service that does not answer is tried again by the queue.
      return 0
    }
  })
})

const isGone = (status: number): boolean => status === 404 || status === 410
const isTaken = (status: number): boolean => status >= 200 && status < 300

const settle = Effect.fnUntraced(function* ({ subscription, search, version }: Waiting, status: number) {
  const sql = yield* SqlClient.SqlClient
  if (isGone(status)) return yield* sql`DELETE FROM push_subscriptions WHERE id = ${subscription}`
  // A newer message took its place meanwhile: that one is sent too.
  if (isTaken(status))
    return yield* sql`DELETE FROM push_messages
      WHERE subscription_id = ${subscription} AND search_id = ${search} AND version = ${version}::int8`
  return yield* Effect.logDebug('A push service did not take a message', { status })
})

/** Sends what is due; nothing where no keys are configured. */
export const sendPushes = Effect.gen(function* () {
  const { push, flags, origin } = yield* Configuration
  if (Option.isNone(push) || !flags.webPush) return
  const sender = { ...push.value, contact: origin }
  const now = yield* nowDate
  const waiting = yield* take(now)
  yield* Effect.forEach(
    waiting,
    (one) => Effect.flatMap(handOver(one, sender, now), (status) => settle(one, status)),
    { concurrency: 8, discard: true },
  )
})
