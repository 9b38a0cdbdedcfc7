/** What follows from a payment. Each is decided with the order locked, so that the same told twice changes nothing. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { type StatusName, statuses } from '#domain/listing/vocabularies/market.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { visibilityPath } from '#domain/visibility/paths.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { book } from './books.ts'
import { lockedOrder, type OrderRow } from './orderRow.ts'
import { settleTier } from './settleTier.ts'

const DAY = 86_400_000

/** What a payment service says of an order. */
export type PaymentNews =
  | { readonly kind: 'paid'; readonly payment: string; readonly amount: number; readonly currency: string }
  | { readonly kind: 'refused' | 'expired' }
  | { readonly kind: 'refunded'; readonly amount: number }

/** Statuses in which visibility makes sense, also once it is shown again. */
const wanted: readonly (StatusName | undefined)[] = ['active', 'paused', 'underOffer', 'held', 'expired']

const statusOf = Effect.fnUntraced(function* (listingId: number | null) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ status: number }>`SELECT status FROM listings WHERE id = ${listingId} FOR UPDATE`
  return row && statuses.nameOf(row.status)
})

/** A tier that runs already goes on after its end. */
const startOf = Effect.fnUntraced(function* ({ listingId, tier }: OrderRow, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ end: Date | null }>`SELECT max(ends_at) AS end FROM visibility_orders
    WHERE listing_id = ${listingId} AND tier = ${tier} AND status = 'paid'`
  return row?.end && row.end > now ? row.end : now
})

/** Tells the buyer; of a withdrawal with its day and time, as the law asks. */
export const tellBuyer = Effect.fnUntraced(function* (
  order: OrderRow,
  kind: 'visibilityPaid' | 'visibilityRefunded' | 'visibilityWithdrawn',
  cents: number,
) {
  const sql = yield* SqlClient.SqlClient
  const { origin } = yield* Configuration
  const [account] = yield* sql<{ email: string; name: string }>`SELECT email, name FROM accounts
    WHERE id = ${order.accountId}`
  if (account === undefined) return
  const path = order.listingId === null ? '/' : visibilityPath(order.listingId)
  const link = `${origin}${localPath(order.language, path)}`
  const data = { name: account.name, cents, at: (yield* nowDate).toISOString(), link }
  yield* (yield* Outbox).put({ kind, to: account.email, language: order.language, data })
})

const pay = Effect.fnUntraced(function* (order: OrderRow, payment: string, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const status = yield* statusOf(order.listingId)
  yield* book(order, order.amount, now)
  if (!wanted.includes(status)) {
    // The money came for an ad that is gone: it goes back.
    yield* sql`UPDATE visibility_orders SET status = 'refunded', payment_id = ${payment}, paid_at = ${now},
      refund = amount WHERE id = ${order.id}`
    yield* book(order, -order.amount, now)
    return yield* tellBuyer(order, 'visibilityRefunded', order.amount)
  }
  const start = yield* startOf(order, now)
  const end = new Date(start.getTime() + order.days * DAY)
  yield* sql`UPDATE visibility_orders SET status = 'paid', payment_id = ${payment}, paid_at = ${now},
    starts_at = ${start}, ends_at = ${end}, paused_since = ${status === 'held' ? now : null} WHERE id = ${order.id}`
  if (order.listingId !== null) yield* settleTier(order.listingId, now)
  yield* tellBuyer(order, 'visibilityPaid', order.amount)
})

const refunded = Effect.fnUntraced(function* (order: OrderRow, amount: number, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const more = Math.min(amount, order.amount) - order.refund
  if (order.status === 'open' || more <= 0) return
  yield* sql`UPDATE visibility_orders SET status = CASE WHEN status = 'paid' THEN 'refunded' ELSE status END,
    refund = refund + ${more}, refunded_at = ${now} WHERE id = ${order.id}`
  yield* book(order, -more, now)
  if (order.listingId !== null) yield* settleTier(order.listingId, now)
  yield* tellBuyer(order, 'visibilityRefunded', more)
})

/** Inside a transaction. What does not fit the order is logged, and changes nothing. */
export const applyPayment = Effect.fn('visibility.applyPayment')(function* (
  orderId: string,
  news: PaymentNews,
) {
  const order = yield* lockedOrder(orderId)
  const now = yield* nowDate
  const sql = yield* SqlClient.SqlClient
  if (order === undefined)
    return yield* Effect.logWarning('A payment is of no order', { order: orderId.slice(0, 40) })
  // Money that comes late still counts: the page of the service was open.
  const isOpen = order.status === 'open' || order.status === 'expired' || order.status === 'refused'
  if (news.kind === 'refunded') return yield* refunded(order, news.amount, now)
  if (news.kind !== 'paid') {
    if (order.status === 'open')
      yield* sql`UPDATE visibility_orders SET status = ${news.kind}, url = NULL WHERE id = ${order.id}`
    return
  }
  if (!isOpen) return
  if (news.amount !== order.amount || news.currency.toLowerCase() !== 'eur')
    return yield* Effect.logWarning('A payment is not what its order costs', { order: order.id })
  yield* pay(order, news.payment, now)
}, Effect.orDie)
