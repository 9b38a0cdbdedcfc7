import type { PriceEventName, StatusName } from './vocabularies/market.ts'

/** What an advertiser may do with an ad beside changing what it says. */
interface ListingAction {
  /** Statuses in which it is possible. */
  readonly from: readonly StatusName[]
  readonly to: StatusName
  /** What the history of prices says of it, where the ad had a price. */
  readonly event?: PriceEventName
}

const shown = ['active', 'underOffer'] as const

/** By the last part of the address of the call. Done again, an action changes nothing. */
export const listingActions = {
  activate: {
    from: ['draft', 'paused', 'underOffer', 'expired', 'withdrawn'],
    to: 'active',
    event: 'returned',
  },
  pause: { from: shown, to: 'paused', event: 'paused' },
  offer: { from: ['active', 'paused'], to: 'underOffer' },
  withdraw: { from: ['draft', 'held', 'paused', 'expired', ...shown], to: 'withdrawn' },
  /** Sold or, of a rental, rented. */
  sold: { from: ['paused', 'expired', ...shown], to: 'soldOrRented' },
  /** The advertiser says that the home is still offered. */
  confirm: { from: ['active', 'expired'], to: 'active' },
} as const satisfies Readonly<Record<string, ListingAction>>

export type ListingActionName = keyof typeof listingActions

export const listingActionNames = Object.keys(listingActions) as readonly ListingActionName[]
