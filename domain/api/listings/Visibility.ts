import { Schema } from 'effect'
import { HttpApiEndpoint, OpenApi } from 'effect/http-api'
import { offers, orderStatuses, paidTiers, WITHDRAWAL_DAYS } from '../../visibility/offers.ts'
import { planNames } from '../../visibility/plans.ts'
import { tiers } from '../../listing/vocabularies/market.ts'
import { schemaOf } from '../../vocabularySchema.ts'
import { TooManyRequests } from '../accountErrors.ts'
import { KeyReused, NotYours } from '../contact/contactErrors.ts'
import { LanguageParameter } from '../language.ts'
import { Line } from '../text.ts'
import { ListingInvalid, ListingStatusRefused } from './listingErrors.ts'
import { ListingId } from '../listingId.ts'

const body = { data: Schema.Struct({ message: Schema.String }) }

/** The payment service does not answer, or none is configured. Nothing was paid. */
export class PaymentsAway extends Schema.TaggedError<PaymentsAway>()('PaymentsAway', body, {
  httpApiStatus: 503,
}) {}

/** There is nothing to withdraw from: the time is over, or it was withdrawn from or refunded. */
export class WithdrawalRefused extends Schema.TaggedError<WithdrawalRefused>()('WithdrawalRefused', body, {
  httpApiStatus: 409,
}) {}

const Tier = Schema.Literals(paidTiers)

/** A document about an order: what was sold, or given back. */
export const BillingDocument = Schema.Struct({
  /** Without gaps over all documents. */
  number: Schema.Int,
  kind: Schema.Literals(['proforma', 'credit']),
  at: Schema.String,
  buyer: Schema.String,
  /** Cents; negative where money was given back. */
  net: Schema.Int,
  vat: Schema.Int,
})
export type BillingDocument = typeof BillingDocument.Type

export const VisibilityOrder = Schema.Struct({
  id: Schema.String,
  tier: Tier,
  days: Schema.Int,
  /** Cents, VAT included. */
  amount: Schema.Int,
  status: Schema.Literals(orderStatuses),
  createdAt: Schema.String,
  startsAt: Schema.NullOr(Schema.String),
  /** Later where days were given back. */
  endsAt: Schema.NullOr(Schema.String),
  /** The ad is held: the days until it is shown again are given back. */
  isPaused: Schema.Boolean,
  /** Cents that are given back. */
  refund: Schema.Int,
  withdrawnAt: Schema.NullOr(Schema.String),
  /** Until when its consumer may withdraw from the contract; null where nobody may. */
  withdrawUntil: Schema.NullOr(Schema.String),
  /** What would be given back now, cents; null where nobody may withdraw. */
  refundNow: Schema.NullOr(Schema.Int),
  /** Where it is paid, while it is not. */
  payUrl: Schema.NullOr(Schema.String),
  documents: Schema.Array(BillingDocument),
})
export type VisibilityOrder = typeof VisibilityOrder.Type

export const Visibility = Schema.Struct({
  id: Schema.Int,
  tier: schemaOf(tiers),
  /** Whether something can be bought: the ad is shown, and a payment service is configured. */
  isOffered: Schema.Boolean,
  isConsumer: Schema.Boolean,
  /** Of the advertiser's agency; null without one. */
  plan: Schema.NullOr(Schema.Literals(planNames)),
  /** Since when its payment is overdue; null while it is not. */
  overdueSince: Schema.NullOr(Schema.String),
  /** Ads that it may show at once now; null without limit. */
  mostAds: Schema.NullOr(Schema.Int),
  /** Ads of the advertiser that are shown. */
  shownAds: Schema.Int,
  /** Who sells: the operator of the portal; null where none is configured. */
  seller: Schema.NullOr(Schema.Struct({ name: Schema.String, address: Schema.String })),
  /** The last one first. */
  orders: Schema.Array(VisibilityOrder),
})
export type Visibility = typeof Visibility.Type

const one = { params: { id: ListingId }, query: LanguageParameter } as const
const path = '/api-next/listings/:id/visibility/'
const errors = [NotYours, TooManyRequests] as const

const prices = paidTiers
  .map((tier) => `- \`${tier}\`: ${offers[tier].days} days, ${(offers[tier].amount / 100).toFixed(2)} €`)
  .join('\n')

export const visibilityEndpoint = HttpApiEndpoint.get('visibility', path, {
  ...one,
  success: Visibility,
  error: errors,
})

export const buyEndpoint = HttpApiEndpoint.post('buyVisibility', path, {
  ...one,
  payload: Schema.Struct({
    tier: Tier,
    /** A consumer asks that it begins before the time for withdrawal ends, and pays for the days until then. */
    beginsAtOnce: Schema.Boolean,
  }),
  /** Where the order is paid: a page of the payment service. */
  success: Schema.Struct({ order: Schema.String, url: Schema.String }),
  error: [...errors, ListingInvalid, ListingStatusRefused, KeyReused, PaymentsAway],
}).annotate(
  OpenApi.Description,
  `Orders visibility of one's own ad, and answers where it is paid. With \`Idempotency-Key\`, the same request again makes no second order.\n\n${prices}`,
)

export const withdrawEndpoint = HttpApiEndpoint.post('withdrawVisibility', `${path}withdraw/`, {
  ...one,
  payload: Schema.Struct({ order: Line.check(Schema.isMaxLength(40)) }),
  success: VisibilityOrder,
  error: [...errors, WithdrawalRefused],
}).annotate(
  OpenApi.Description,
  `A consumer withdraws from the contract within ${WITHDRAWAL_DAYS} days, and is told so by mail. Done again, it changes nothing.`,
)
