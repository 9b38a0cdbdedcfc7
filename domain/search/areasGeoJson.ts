/**
 * Drawn areas as GeoJSON (RFC 7946), for export. `readAreasGeoJson` reads them back.
 * Polygons are features with a flag for excluded ones; a circle, which GeoJSON lacks, is a point with a
 * radius.
 */
import type { Circle, Polygon, Position } from './areas.ts'
import type { Criteria } from './filters.ts'
import { inOrder } from './polygons.ts'

/** What of a search is drawn on a map. */
export type DrawnAreas = Pick<Criteria, 'polygon' | 'excludedArea' | 'circle'>

/** Degrees, east before north: the other way round than a `Position`. */
export type GeoJsonPosition = readonly [longitude: number, latitude: number]

interface PolygonFeature {
  readonly type: 'Feature'
  readonly geometry: {
    readonly type: 'Polygon'
    readonly coordinates: readonly [outer: readonly GeoJsonPosition[]]
  }
  readonly properties: { readonly excluded: boolean }
}

interface CircleFeature {
  readonly type: 'Feature'
  readonly geometry: { readonly type: 'Point'; readonly coordinates: GeoJsonPosition }
  /** Metres. */
  readonly properties: { readonly radius: number }
}

export interface AreasGeoJson {
  readonly type: 'FeatureCollection'
  readonly features: readonly (PolygonFeature | CircleFeature)[]
}

/** The drawn areas of a search: those to look in, those to leave out, the circle. Equal areas are equal texts. */
export const writeAreasGeoJson = ({ polygon = [], excludedArea = [], circle }: DrawnAreas): AreasGeoJson => ({
  type: 'FeatureCollection',
  features: [
    ...inOrder(polygon.map(counterclockwise)).map((one) => polygonFeature(one, false)),
    ...inOrder(excludedArea.map(counterclockwise)).map((one) => polygonFeature(one, true)),
    ...(circle ? [circleFeature(circle)] : []),
  ],
})

const polygonFeature = (corners: Polygon, excluded: boolean): PolygonFeature => ({
  type: 'Feature',
  // A ring ends where it begins.
  geometry: {
    type: 'Polygon',
    coordinates: [[...corners, corners[0] as Position].map(geoJsonPosition)],
  },
  properties: { excluded },
})

const circleFeature = ({ centre, radius }: Circle): CircleFeature => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: geoJsonPosition(centre) },
  properties: { radius },
})

const geoJsonPosition = ([latitude, longitude]: Position): GeoJsonPosition => [longitude, latitude]

/** The same area from the same corner on, in GeoJSON's direction for an exterior ring. */
function counterclockwise(corners: Polygon): Polygon {
  const [first, ...others] = corners
  return first && turnOf(corners) < 0 ? [first, ...others.toReversed()] : corners
}

/** Twice the signed area; positive for a counterclockwise polygon. */
const turnOf = (corners: Polygon): number =>
  corners.reduce((sum, [y, x], at) => {
    const [nextY, nextX] = corners[(at + 1) % corners.length] as Position
    return sum + (x * nextY - nextX * y)
  }, 0)
