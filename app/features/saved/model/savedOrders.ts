import type { ListingCard } from '#domain/listing/ListingCard.ts'

/** A saved home as far as its prices go. */
export interface PricedHome {
  readonly priceThen: number | null
  readonly card: ListingCard | null
}

/** How much cheaper a home is than when it was saved: 0.05 for a twentieth; negative when dearer. */
export function fallSince({ card, priceThen }: PricedHome): number | undefined {
  const price = card?.price ?? null
  return price === null || priceThen === null || priceThen === 0 ? undefined : 1 - price / priceThen
}

type Order = (one: PricedHome, other: PricedHome) => number

/** Orders of saved homes, by name. Sorting is stable: what is equal stays in the order in which it was saved. */
export const savedOrders = {
  recent: () => 0,
  cut: (one, other) => (fallSince(other) ?? 0) - (fallSince(one) ?? 0),
  cheap: (one, other) => (one.card?.price ?? Infinity) - (other.card?.price ?? Infinity) || 0,
} as const satisfies Record<string, Order>

export type SavedOrder = keyof typeof savedOrders
export const savedOrderNames = Object.keys(savedOrders) as readonly SavedOrder[]
