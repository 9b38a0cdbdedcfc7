import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { BillingDocument, VisibilityOrder } from '#domain/api/listings/Visibility.ts'
import { tiers } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { isPaidTier, type OrderStatus, refundOf, WITHDRAWAL_DAYS } from '#domain/visibility/offers.ts'

const DAY = 86_400_000

export interface OrderRow {
  readonly id: string
  readonly accountId: string | null
  readonly listingId: number | null
  readonly tier: number
  readonly days: number
  readonly amount: number
  readonly vat: number
  readonly language: Language
  readonly isConsumer: boolean
  readonly beginsAtOnce: boolean
  readonly status: OrderStatus
  readonly sessionId: string | null
  readonly url: string | null
  readonly paymentId: string | null
  readonly createdAt: Date
  readonly paidAt: Date | null
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly pausedSince: Date | null
  readonly withdrawnAt: Date | null
  readonly refund: number
}

const orderColumns = `id, account_id AS "accountId", listing_id AS "listingId", tier, days, amount, vat, language,
  is_consumer AS "isConsumer", begins_at_once AS "beginsAtOnce", status, session_id AS "sessionId", url,
  payment_id AS "paymentId", created_at AS "createdAt", paid_at AS "paidAt", starts_at AS "startsAt",
  ends_at AS "endsAt", paused_since AS "pausedSince", withdrawn_at AS "withdrawnAt", refund`

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/** An order, locked until the transaction ends; undefined where there is none. */
export const lockedOrder = Effect.fnUntraced(function* (id: string) {
  if (!isUuid(id)) return undefined
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql.unsafe<OrderRow>(
    `SELECT ${orderColumns} FROM visibility_orders WHERE id = $1 FOR UPDATE`,
    [id],
  )
  return row
}, Effect.orDie)

/** The orders of an ad, the last first. */
export const ordersOf = Effect.fnUntraced(function* (listingId: number) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql.unsafe<OrderRow>(
    `SELECT ${orderColumns} FROM visibility_orders WHERE listing_id = $1 ORDER BY created_at DESC, id`,
    [listingId],
  )
}, Effect.orDie)

/** Until when a consumer may withdraw from a paid order. */
export function withdrawUntil({ isConsumer, status, paidAt }: OrderRow, now: Date): Date | undefined {
  if (!isConsumer || status !== 'paid' || paidAt === null) return undefined
  const end = new Date(paidAt.getTime() + WITHDRAWAL_DAYS * DAY)
  return now <= end ? end : undefined
}

/** What would be given back now: while the ad is held, no day is used. */
export function refundNow(row: OrderRow, now: Date): number {
  const { amount, beginsAtOnce, startsAt, endsAt, pausedSince } = row
  if (startsAt === null || endsAt === null) return amount
  return refundOf(amount, beginsAtOnce, { startsAt, endsAt, now: pausedSince ?? now })
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** An order as its buyer reads it. */
export const orderOf = Effect.fnUntraced(function* (row: OrderRow, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const documents = yield* sql<Omit<BillingDocument, 'at'> & { readonly at: Date }>`
    SELECT number, kind, at, buyer, net, vat FROM billing_documents WHERE order_id = ${row.id} ORDER BY number`
  const until = withdrawUntil(row, now)
  const tier = tiers.nameOf(row.tier)
  return {
    id: row.id,
    tier: isPaidTier(tier) ? tier : 'premium',
    days: row.days,
    amount: row.amount,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    isPaused: row.pausedSince !== null,
    refund: row.refund,
    withdrawnAt: iso(row.withdrawnAt),
    withdrawUntil: until?.toISOString() ?? null,
    refundNow: until === undefined ? null : refundNow(row, now),
    payUrl: row.status === 'open' ? row.url : null,
    documents: documents.map((one) => ({ ...one, at: one.at.toISOString() })),
  } satisfies VisibilityOrder
}, Effect.orDie)
