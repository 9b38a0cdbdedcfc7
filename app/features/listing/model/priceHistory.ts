import type { ListingDetail, PricePoint } from '#domain/listing/ListingDetail.ts'

type Told = Pick<ListingDetail, 'priceHistory' | 'createdAt' | 'confirmedAt'>

/** When the home was first advertised: under this ad, or an earlier one that it goes on with. */
export const firstSeen = ({ createdAt, priceHistory }: Told): string =>
  [createdAt, priceHistory[0]?.at ?? createdAt].toSorted()[0] ?? createdAt

/** One event of a listing's life, with what it did to the price. */
export interface HistoryRow extends PricePoint {
  /** Against the event before; null where the price stayed, or for the first. */
  readonly change: PriceChange | null
}

export interface PriceChange {
  /** EUR; below zero for a cut. */
  readonly amount: number
  /** −0.06 for six per cent less. */
  readonly share: number
}

/** The events of a listing, newest first, as a table shows them. */
export function historyRows({ priceHistory }: Told): readonly HistoryRow[] {
  return priceHistory
    .map((point, at) => ({ ...point, change: changeBetween(priceHistory[at - 1]?.price, point.price) }))
    .toReversed()
}

/** The asking price over time: each event, and the last price until it was last confirmed. */
export function priceSeries({ priceHistory, confirmedAt }: Told): { at: number; value: number }[] {
  const points = priceHistory.map(({ at, price }) => ({ at: Date.parse(at), value: price }))
  const last = points.at(-1)
  const until = Date.parse(confirmedAt)
  return last && until > last.at ? [...points, { at: until, value: last.value }] : points
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
