import type { ListingDetail } from '#domain/listing/ListingDetail.ts'

/** Two prices that differ by less than this share count as equal. */
const SAME = 0.005

/**
 * How far a price per square metre is from a median, as a share of it; 0 where it is as good as equal. Undefined
 * without a price or an area, and where only a part of the rights is offered.
 */
export function priceApart(listing: ListingDetail, median: number): number | undefined {
  const { price, surface } = listing
  if (price === null || surface === null || surface <= 0 || isPartial(listing)) return undefined
  const apart = price / surface / median - 1
  return Math.abs(apart) < SAME ? 0 : apart
}

/** Only a part of the property's rights is offered. */
export const isPartial = ({ dealBreakers }: Pick<ListingDetail, 'dealBreakers'>): boolean =>
  dealBreakers.includes('bareOwnership') || dealBreakers.includes('undividedShare')
