/** The units of a map view: WGS84 degrees, and zooms at which 256 pixels show the world at 0. */
import type { LngLatLike, Map as MapLibre } from 'maplibre-gl'

export type MapPosition = readonly [latitude: number, longitude: number]

export interface MapCamera {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
}

/** CSS pixels from the map's top left corner. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** MapLibre counts zooms by tiles of 512 pixels. */
const TILE_ZOOMS = 1

export const lngLat = ([latitude, longitude]: MapPosition): LngLatLike => [longitude, latitude]

/** A camera as MapLibre takes it. */
export const viewOf = ({ latitude, longitude, zoom }: MapCamera) => ({
  center: lngLat([latitude, longitude]),
  zoom: zoom - TILE_ZOOMS,
})

export const zoomBound = (zoom: number): number => zoom - TILE_ZOOMS

export function cameraOf(map: MapLibre): MapCamera {
  const { lat: latitude, lng: longitude } = map.getCenter()
  return { latitude, longitude, zoom: map.getZoom() + TILE_ZOOMS }
}

/** Smaller differences are the same view: rounding in an address must not move the map. */
const SAME_DEGREES = 0.000_02
const SAME_ZOOM = 0.01

export const isSameCamera = (a: MapCamera, b: MapCamera): boolean =>
  Math.abs(a.latitude - b.latitude) < SAME_DEGREES &&
  Math.abs(a.longitude - b.longitude) < SAME_DEGREES &&
  Math.abs(a.zoom - b.zoom) < SAME_ZOOM
