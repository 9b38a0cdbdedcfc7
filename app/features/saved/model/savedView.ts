/** The view of a map of saved homes. All of them are in memory, so it needs no request. */
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { Pin } from '#domain/map/MapMarks.ts'
import { boxOf, type Camera, type Size } from '#domain/map/mercator.ts'
import { isInBox } from '#domain/search/areas.ts'
import type { ViewTold } from '#app/shared/map/describeView.ts'

/** A saved home that a map may show. */
export interface PlacedHome {
  readonly card: ListingCard
  readonly pin: Pin
}

/** Those of the homes that a map may show. */
export const placedHomes = (cards: readonly ListingCard[]): readonly PlacedHome[] =>
  cards.flatMap((card) => {
    const pin = pinOf(card)
    return pin ? [{ card, pin }] : []
  })

function pinOf(card: ListingCard): Pin | undefined {
  const { id, location, price, surface, bedrooms, reduction, places } = card
  const { latitude, longitude, radius } = location
  if (latitude === null || longitude === null) return undefined
  return {
    id,
    latitude,
    longitude,
    price: price ?? undefined,
    surface: surface ?? undefined,
    bedrooms: bedrooms ?? undefined,
    radius: radius ?? 0,
    isReduced: reduction !== null,
    place: places[0]?.name ?? '',
    rank: undefined,
  }
}

/** The homes in sight, in the order given. */
export function homesInSight(homes: readonly PlacedHome[], camera: Camera, size: Size) {
  const box = boxOf(camera, size)
  return homes.filter(({ pin: { latitude, longitude } }) => isInBox(box, [latitude, longitude]))
}

/** The summary of a view. `total`: all saved homes that are still offered. */
export function toldOf(inSight: readonly PlacedHome[], camera: Camera, counts: Counts): ViewTold {
  const prices = inSight.flatMap(({ pin: { price } }) => price ?? [])
  return {
    ...counts,
    camera,
    inView: inSight.length,
    prices: prices.length === 0 ? null : { cheapest: Math.min(...prices), dearest: Math.max(...prices) },
    areas: areasOf(inSight),
  }
}

type Counts = Pick<ViewTold, 'total' | 'unplaced'>

/** The places with the most homes, each with the mean position of its homes. */
function areasOf(homes: readonly PlacedHome[]): ViewTold['areas'] {
  const byPlace = Map.groupBy(homes, ({ pin }) => pin.place)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [...byPlace]
    .filter(([name]) => name !== '')
    .map(([name, there]) => ({
      name,
      total: there.length,
      latitude: mean(there.map(({ pin }) => pin.latitude)),
      longitude: mean(there.map(({ pin }) => pin.longitude)),
    }))
    .toSorted((one, other) => other.total - one.total)
}
