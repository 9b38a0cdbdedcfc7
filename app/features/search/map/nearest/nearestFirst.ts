/** The homes of a page by their distance from a point. */
import { bearing, type Direction } from '#domain/geography/bearing.ts'
import { distance } from '#domain/geography/distance.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { Position } from '#domain/search/areas.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** Nearer than this no direction is told; distances are told in such steps. Metres. */
const HERE = 15
const STEP = 10

export interface NearHome {
  readonly listing: ListingCard
  /** Null where the home's place is not shown. */
  readonly metres: number | null
  readonly direction: Direction | null
}

const pointOf = ([latitude, longitude]: Position) => ({ latitude, longitude })

/** The nearest first; homes whose place is not shown come last, in the order that they had. */
export function nearestFirst(listings: readonly ListingCard[], from: Position): readonly NearHome[] {
  const homes = listings.map((listing): NearHome => {
    const { latitude, longitude } = listing.location
    if (latitude === null || longitude === null) return { listing, metres: null, direction: null }
    const at = { latitude, longitude }
    const metres = distance(pointOf(from), at) * 1000
    return { listing, metres, direction: metres < HERE ? null : bearing(pointOf(from), at) }
  })
  return homes.toSorted((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0)
}

/** `350 m north-east`, `about 1.2 km south` where only an area is shown. */
export function farWords({ t, format }: Texts, { listing, metres, direction }: NearHome): string {
  if (metres === null) return t('map.near.unstated')
  if (direction === null) return t('map.near.here')
  const values = {
    distance: format.distance(Math.round(metres / STEP) * STEP),
    direction: t(`map.direction.${direction}`),
  }
  return t(listing.location.precision === 'exact' ? 'map.near.far' : 'map.near.about', values)
}
