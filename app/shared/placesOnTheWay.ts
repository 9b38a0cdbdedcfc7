import type { PlaceReference } from '#domain/listing/ListingCard.ts'

/**
 * The places of a trail, from the smallest, each followed by those around it. A place that is called like the one
 * inside it (the regional unit of Kalymnos) is left out: two links of one name tell nobody which is which.
 */
export function placesOnTheWay(places: readonly PlaceReference[]): readonly (readonly PlaceReference[])[] {
  const below = places.filter(({ level }) => level !== 'country')
  return below.flatMap(({ name }, at) => (below[at - 1]?.name === name ? [] : [below.slice(at)]))
}
