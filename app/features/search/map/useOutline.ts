import { useMemo } from 'react'
import type { MapArea } from '#design-system/map/MapView/overlays.ts'
import type { PlaceShape } from '#domain/api/Geography.ts'
import { type ShapeLevel, shapeLevels } from '#domain/geography/shapeLevels.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'

const hasShape = (level: string): level is ShapeLevel => (shapeLevels as readonly string[]).includes(level)

/** The outline of the searched place as it is answered. It is not awaited, and a failure is not shown. */
export function useShape([place]: readonly PlaceReference[]): PlaceShape | undefined {
  const language = useLanguage()
  const key = place && hasShape(place.level) ? apiKey.shape(place.level, place.id, language) : null
  return useApi(key).data
}

/** The same as rings for the map, which works without. */
export function useOutline(places: readonly PlaceReference[]): readonly MapArea[] {
  const data = useShape(places)
  return useMemo(() => (data ? ringsOf(data) : []), [data])
}

function ringsOf({ geometry }: PlaceShape): readonly MapArea[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  return polygons.flat().map((ring) => ({
    kind: 'place',
    corners: ring.map(([longitude, latitude]) => [latitude, longitude] as const),
  }))
}
