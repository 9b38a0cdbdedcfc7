/** Paid visibility of an ad: what is sold, for how long, and for how much. */
import { type TierName, tiers } from '../listing/vocabularies/market.ts'

export type PaidTier = Exclude<TierName, 'none'>

/** The highest first, as the specification has them. */
export const paidTiers = [
  'supervetrina',
  'vetrina',
  'star',
  'top',
  'premium',
] as const satisfies readonly PaidTier[]

/** VAT in Greece, per cent. */
export const VAT = 24

export interface Offer {
  readonly days: number
  /** Cents, VAT included. */
  readonly amount: number
}

/** The price list. */
export const offers: Readonly<Record<PaidTier, Offer>> = {
  supervetrina: { days: 30, amount: 7990 },
  vetrina: { days: 30, amount: 4990 },
  star: { days: 30, amount: 2990 },
  top: { days: 30, amount: 1990 },
  premium: { days: 30, amount: 990 },
}

/** The VAT within an amount, cents. */
export const vatWithin = (amount: number): number => Math.round((amount * VAT) / (100 + VAT))

/** Days in which a consumer may withdraw from a contract made at a distance. */
export const WITHDRAWAL_DAYS = 14

/** After this the payment service takes no payment for an order any more, hours. */
export const ORDER_HOURS = 24

export const orderStatuses = ['open', 'paid', 'refused', 'expired', 'withdrawn', 'refunded'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const isPaidTier = (name: unknown): name is PaidTier => paidTiers.some((tier) => tier === name)

/** The tiers of paid orders, as the ad has one of them: the highest. */
export const highestTier = (ids: readonly number[]): TierName => tiers.nameOf(Math.max(0, ...ids)) ?? 'none'

export interface Used {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly now: Date
}

/**
 * What a consumer gets back who withdraws, cents: all of it before it began, and afterwards the days that are left, if
 * they asked that it begins at once.
 */
export function refundOf(amount: number, beginsAtOnce: boolean, { startsAt, endsAt, now }: Used): number {
  if (!beginsAtOnce || now <= startsAt) return amount
  const left = Math.max(0, endsAt.getTime() - now.getTime()) / (endsAt.getTime() - startsAt.getTime())
  return Math.round(amount * left)
}
