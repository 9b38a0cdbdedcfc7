import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useShape } from './useOutline.ts'

/** Whom the licence of the searched place's outline wants named beside the map. */
export function OutlineSource({ places }: { places: readonly PlaceReference[] }) {
  const attribution = useShape(places)?.properties.attribution
  return attribution === undefined ? null : <span>{attribution}</span>
}
