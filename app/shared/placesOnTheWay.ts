import type { PlaceReference } from '#domain/listing/ListingCard.ts'

/**
 * The places of a trail, from the smallest, each followed by its parents. A place with the name of its child
 * (the regional unit of Kalymnos) is left out: two links of one name cannot be told apart.
 */
export function placesOnTheWay(places: readonly PlaceReference[]): readonly (readonly PlaceReference[])[] {
  const below = places.filter(({ level }) => level !== 'country')
  return below.flatMap(({ name }, at) => (below[at - 1]?.name === name ? [] : [below.slice(at)]))
}
