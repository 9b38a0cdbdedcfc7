import type { PlaceShape } from '#domain/api/Geography.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { ShapeLevel } from '#domain/geography/shapeLevels.ts'
import type { Language } from '#domain/locale.ts'
import { boundsOf, type MultiPolygon } from '../polygons/multiPolygon.ts'
import type { FoundShape } from './Shapes.ts'

/** An outline as a GeoJSON feature. */
export const shapeFeature = (
  level: ShapeLevel,
  place: Place,
  { area, ...from }: FoundShape,
  language: Language,
): PlaceShape => ({
  type: 'Feature',
  bbox: boundsOf(area),
  geometry: geometryOf(area),
  properties: { level, id: place.id, name: nameIn(place, language), ...from },
})

const geometryOf = (area: MultiPolygon): PlaceShape['geometry'] => {
  const [only, ...others] = area
  return only && others.length === 0
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: area }
}
