/** Money that goes back, sent after the transaction that decided it; what fails is tried again. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Payments } from '#server/platform/payments/Payments.ts'

interface Due {
  readonly id: string
  readonly paymentId: string
  readonly refund: number
}

const send = Effect.fnUntraced(function* ({ id, paymentId, refund }: Due) {
  const sql = yield* SqlClient.SqlClient
  const { service } = yield* Payments
  if (service === undefined) return
  yield* service.refund(id, paymentId, refund)
  yield* sql`UPDATE visibility_orders SET refunded_at = ${yield* nowDate} WHERE id = ${id} AND refunded_at IS NULL`
})

const tried = (due: Due) =>
  Effect.catchCause(send(due), (cause) =>
    Effect.logWarning('Money could not be given back; it will be tried again', { order: due.id }, cause),
  )

const dueOf = `SELECT id, payment_id AS "paymentId", refund FROM visibility_orders
  WHERE refund > 0 AND refunded_at IS NULL AND payment_id IS NOT NULL`

/** Gives back what an order owes. Never fails. */
export const sendRefund = Effect.fnUntraced(function* (orderId: string) {
  const sql = yield* SqlClient.SqlClient
  const due = yield* sql.unsafe<Due>(`${dueOf} AND id = $1`, [orderId])
  yield* Effect.forEach(due, tried, { discard: true })
}, Effect.orDie)

export const sendRefunds = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* Effect.forEach(yield* sql.unsafe<Due>(`${dueOf} LIMIT 50`), tried, { discard: true })
})
