/** What is bought for one's own ad, and given back. */
import { Effect, Option } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { PaymentsAway, type Visibility, WithdrawalRefused } from '#domain/api/listings/Visibility.ts'
import { tiers } from '#domain/listing/vocabularies/market.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { offers, type PaidTier, vatWithin } from '#domain/visibility/offers.ts'
import { paymentParameter, visibilityPath } from '#domain/visibility/paths.ts'
import { inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { Payments } from '#server/platform/payments/Payments.ts'
import { textIn } from '#server/platform/texts.ts'
import { writer } from '../write/writer.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { ownListing } from '../write/ownListing.ts'
import { planOf } from '../write/planOf.ts'
import { refuseStatus } from '../write/refusals.ts'
import { changeOnce } from '../write/requestHeaders.ts'
import { tellBuyer } from './applyPayment.ts'
import { book } from './books.ts'
import { lockedOrder, orderOf, ordersOf, type OrderRow, refundNow, withdrawUntil } from './orderRow.ts'
import { sendRefund } from './sendRefunds.ts'
import { settleTier } from './settleTier.ts'

interface Of {
  readonly params: { readonly id: number }
}

/** Ads that are shown, or are again without anybody's doing. */
const sellable: readonly string[] = ['active', 'underOffer']

export const read = Effect.fn('ownListings.visibility')(function* ({ params: { id } }: Of) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('readByAccount', accountId)
  const { status, advertiserId } = yield* ownListing(accountId, id)
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* Effect.orDie(sql<{ tier: number }>`SELECT tier FROM listings WHERE id = ${id}`)
  const { operator } = yield* Configuration
  const { service } = yield* Payments
  const now = yield* nowDate
  return {
    id,
    tier: tiers.nameOf(row?.tier ?? 0) ?? 'none',
    isOffered: service !== undefined && sellable.includes(status),
    ...(yield* planOf(advertiserId)),
    seller: Option.getOrNull(operator),
    orders: yield* Effect.forEach(yield* ordersOf(id), (order) => orderOf(order, now)),
  } satisfies Visibility
})

const away = Effect.suspend(() => Effect.fail(new PaymentsAway(refusal('paymentsAway'))))

/** The page on which an order is paid. The service is asked outside the transaction: it may take seconds. */
const checkout = Effect.fnUntraced(function* (order: OrderRow) {
  if (order.url !== null) return order.url
  const sql = yield* SqlClient.SqlClient
  const { service } = yield* Payments
  if (service === undefined || order.status !== 'open') return yield* away
  const [account] = yield* Effect.orDie(sql<{ email: string }>`SELECT email FROM accounts
    WHERE id = ${order.accountId}`)
  const { origin } = yield* Configuration
  const page = `${origin}${localPath(order.language, visibilityPath(order.listingId ?? 0))}`
  const session = yield* service
    .checkout({
      order: order.id,
      amount: order.amount,
      product: textIn(order.language, 'reply.visibilityProduct', {
        tier: tiers.nameOf(order.tier) ?? '',
        days: order.days,
        id: order.listingId ?? 0,
      }),
      email: account?.email ?? '',
      language: order.language,
      paidUrl: `${page}?${paymentParameter}=paid`,
      cancelledUrl: `${page}?${paymentParameter}=cancelled`,
    })
    .pipe(
      Effect.tapError(({ reason }) => Effect.logWarning('The payment service gives no answer', { reason })),
      Effect.catch(() => away),
    )
  yield* Effect.orDie(sql`UPDATE visibility_orders SET session_id = ${session.id}, url = ${session.url}
    WHERE id = ${order.id} AND session_id IS NULL`)
  return session.url
})

export const buy = Effect.fn('ownListings.buyVisibility')(function* ({
  params: { id },
  payload: { tier, beginsAtOnce },
}: Of & { readonly payload: { readonly tier: PaidTier; readonly beginsAtOnce: boolean } }) {
  const accountId = yield* writer
  if ((yield* Payments).service === undefined) return yield* away
  const language = yield* requestLanguage
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const { status, advertiserId } = yield* ownListing(accountId, id, 'locked')
    if (!sellable.includes(status)) return yield* refuseStatus(status)
    const { isConsumer } = yield* planOf(advertiserId)
    const { days, amount } = offers[tier]
    const order = {
      id: randomUUID(),
      account_id: accountId,
      listing_id: id,
      tier: tiers.idOf(tier),
      days,
      amount,
      vat: vatWithin(amount),
      language,
      is_consumer: isConsumer,
      begins_at_once: beginsAtOnce,
      status: 'open',
      created_at: yield* nowDate,
    }
    yield* Effect.orDie(sql`INSERT INTO visibility_orders ${sql.insert(order)}`)
    return { order: order.id }
  })
  const { order } = yield* changeOnce({ accountId, body: ['visibility', id, tier, beginsAtOnce], work })
  const row = yield* inTransaction(lockedOrder(order))
  return { order, url: row === undefined ? yield* away : yield* checkout(row) }
})

/** A consumer withdraws: the ad loses what was bought at once, and what was not used goes back. */
export const withdraw = Effect.fn('ownListings.withdrawVisibility')(function* ({
  params: { id },
  payload: { order: orderId },
}: Of & { readonly payload: { readonly order: string } }) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const row = yield* inTransaction(
    Effect.gen(function* () {
      yield* ownListing(accountId, id, 'locked')
      const order = yield* lockedOrder(orderId)
      if (order === undefined || order.listingId !== id || order.accountId !== accountId)
        return yield* new WithdrawalRefused(refusal('withdrawalRefused'))
      if (order.status === 'withdrawn') return order
      if (withdrawUntil(order, now) === undefined)
        return yield* new WithdrawalRefused(refusal('withdrawalRefused'))
      const refund = refundNow(order, now)
      yield* sql`UPDATE visibility_orders SET status = 'withdrawn', withdrawn_at = ${now}, refund = ${refund}
        WHERE id = ${order.id}`
      yield* book(order, -refund, now)
      yield* settleTier(id, now)
      yield* tellBuyer(order, 'visibilityWithdrawn', refund)
      return { ...order, status: 'withdrawn' as const, withdrawnAt: now, refund }
    }),
  )
  // What cannot be sent now is sent later.
  yield* sendRefund(row.id)
  return yield* orderOf(row, now)
})
