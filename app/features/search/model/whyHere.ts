import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { type OrderName, orderOptions } from '#domain/search/orders.ts'
import { type RankingPoints, rankingPoints, scoreOf } from '#domain/search/relevance.ts'

/** The explanation of a listing's position in an order by relevance. */
export interface WhyHere {
  readonly points: RankingPoints
  readonly total: number
  /**
   * How many positions earlier it is (later, if negative) so that no advertiser has two listings in a row.
   */
  readonly spread: number
}

/** Whether an order is by relevance, and whether paid positions count in it. */
export function relevanceKind(order: OrderName): 'paid' | 'unpaid' | undefined {
  const { criterion } = orderOptions[order]
  if (criterion === 'merit') return 'unpaid'
  return criterion === 'relevance' || criterion === 'automatic' ? 'paid' : undefined
}

/**
 * The explanation for each listing of a page, by its id. None in other orders, and none if the parts do not
 * add up to the index's score.
 */
export function reasonsFor(listings: readonly ListingCard[], order: OrderName): ReadonlyMap<number, WhyHere> {
  const kind = relevanceKind(order)
  if (kind === undefined) return new Map()
  const tierOf = ({ tier }: ListingCard) => (kind === 'paid' ? tier : 'none')
  const scored = listings.map((listing) => ({
    listing,
    score: scoreOf({ merit: listing.ranking.merit, tier: tierOf(listing) }),
  }))
  // As the index has them: by score, the newest first where it is the same. Only the spread moves them from there.
  const ranked = scored.toSorted((a, b) => b.score - a.score || b.listing.id - a.listing.id)
  const placeOf = new Map(ranked.map(({ listing }, at) => [listing.id, at]))
  return new Map(
    listings.flatMap((listing, at): [number, WhyHere][] => {
      const { merit, stated } = listing.ranking
      const points = rankingPoints({ merit, stated, pictures: listing.photoCount, tier: tierOf(listing) })
      if (!points) return []
      const total = points.stated + points.fresh + points.pictures + points.paid
      return [[listing.id, { points, total, spread: (placeOf.get(listing.id) ?? at) - at }]]
    }),
  )
}
