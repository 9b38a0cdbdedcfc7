/** What time does to orders: their end, their payment that was never made, and messages that never came. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { ORDER_HOURS } from '#domain/visibility/offers.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { Payments } from '#server/platform/payments/Payments.ts'
import { applyPayment } from './applyPayment.ts'
import { sendRefunds } from './sendRefunds.ts'
import { settleTier } from './settleTier.ts'

const MINUTE = 60_000

/** Ads whose orders began or ended. */
export const settleTiers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const rows = yield* sql<{ id: number }>`SELECT DISTINCT listing_id AS id FROM visibility_orders
    WHERE listing_id IS NOT NULL AND paid_at IS NOT NULL
      AND (starts_at BETWEEN ${new Date(now.getTime() - 86_400_000)} AND ${now}
        OR ends_at BETWEEN ${new Date(now.getTime() - 86_400_000)} AND ${now})`
  yield* Effect.forEach(rows, ({ id }) => settleTier(id, now), { discard: true })
})

/** Asks about orders of which no message came: it may have been lost. */
export const askAboutOpen = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { service } = yield* Payments
  if (service === undefined) return
  const now = (yield* nowDate).getTime()
  const open = yield* sql<{ id: string; sessionId: string }>`SELECT id, session_id AS "sessionId"
    FROM visibility_orders WHERE status = 'open' AND session_id IS NOT NULL
      AND created_at < ${new Date(now - 10 * MINUTE)} ORDER BY created_at LIMIT 50`
  for (const { id, sessionId } of open) {
    const { payment_status, payment_intent, amount_total, currency, status } =
      yield* service.session(sessionId)
    if (payment_status === 'paid')
      yield* inTransaction(
        applyPayment(id, {
          kind: 'paid',
          payment: payment_intent ?? '',
          amount: amount_total ?? 0,
          currency: currency ?? '',
        }),
      )
    else if (status === 'expired') yield* inTransaction(applyPayment(id, { kind: 'expired' }))
  }
})

/** Orders that nobody paid. Money that still comes counts. */
export const endUnpaid = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const oldest = new Date((yield* nowDate).getTime() - (ORDER_HOURS + 1) * 60 * MINUTE)
  yield* sql`UPDATE visibility_orders SET status = 'expired', url = NULL
    WHERE status = 'open' AND created_at < ${oldest}`
})

export const keepOrders = Effect.all([settleTiers, askAboutOpen, endUnpaid, sendRefunds], { discard: true })
