import type { ListingDetail } from '#domain/listing/ListingDetail.ts'

type Told = Pick<ListingDetail, 'priceHistory' | 'createdAt' | 'confirmedAt'>

/** When the home was first advertised: under this ad, or an earlier one that it goes on with. */
export const firstSeen = ({ createdAt, priceHistory }: Told): string =>
  [createdAt, priceHistory[0]?.at ?? createdAt].toSorted()[0] ?? createdAt

/** What a price became. */
export interface PriceChange {
  /** EUR; below zero for a cut. */
  readonly amount: number
  /** −0.06 for six per cent less. */
  readonly share: number
}

/** From the first price to the present one. Undefined without a price. */
export interface HistorySummary {
  readonly first: number
  readonly last: number
  readonly changes: number
  /** Of the whole; null when first and last are equal. */
  readonly change: PriceChange | null
}

export function historySummary({ priceHistory }: Told): HistorySummary | undefined {
  const [first, last] = [priceHistory[0], priceHistory.at(-1)]
  if (!first || !last) return undefined
  const changes = priceHistory.filter(
    ({ price }, at) => at > 0 && price !== priceHistory[at - 1]?.price,
  ).length
  return { first: first.price, last: last.price, changes, change: changeBetween(first.price, last.price) }
}

/** What a cut took off, as a change. */
export function changeBetween(before: number | undefined, after: number): PriceChange | null {
  if (before === undefined || before === after || before === 0) return null
  return { amount: after - before, share: (after - before) / before }
}
