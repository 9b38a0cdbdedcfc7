/**
 * Web Mercator, as every web map draws the earth: 256 pixels show all of it at zoom 0, twice as many at each next one.
 * Positions in WGS84 degrees, lengths in CSS pixels.
 */
import type { Box, Position } from '../search/areas.ts'

const TILE = 256

/** Where the square map of the world ends, degrees of latitude. */
export const latitudeMost = 85.051_129

/** A place on the screen or on the map of the world; y grows southwards. */
export interface Pixel {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** What a map shows: the position in its middle, and how close. */
export interface Camera {
  readonly latitude: number
  readonly longitude: number
  readonly zoom: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high)

/** Width and height of the whole world. */
const worldAt = (zoom: number) => TILE * 2 ** zoom

/** The point of a position on the map of the world. */
export function project([latitude, longitude]: Position, zoom: number): Pixel {
  const sine = Math.sin(radians(between(-latitudeMost, latitude, latitudeMost)))
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return { x: (longitude / 360 + 0.5) * worldAt(zoom), y: y * worldAt(zoom) }
}

/** The position of a point on the map of the world. */
export function unproject({ x, y }: Pixel, zoom: number): Position {
  const world = worldAt(zoom)
  const latitude = degrees(2 * Math.atan(Math.exp(Math.PI - (2 * Math.PI * y) / world)) - Math.PI / 2)
  return [latitude, (x / world - 0.5) * 360]
}

const middleOf = ({ latitude, longitude, zoom }: Camera) => project([latitude, longitude], zoom)

/** The point of a position in a view, from its top left corner. */
export function screenOf(position: Position, camera: Camera, { width, height }: Size): Pixel {
  const at = project(position, camera.zoom)
  const middle = middleOf(camera)
  return { x: at.x - middle.x + width / 2, y: at.y - middle.y + height / 2 }
}

/** The position of a point in a view. */
export function positionAt({ x, y }: Pixel, camera: Camera, { width, height }: Size): Position {
  const middle = middleOf(camera)
  return unproject({ x: middle.x + x - width / 2, y: middle.y + y - height / 2 }, camera.zoom)
}

/** The camera after a step of so many pixels to the east and the south. */
export function stepped(camera: Camera, [east, south]: readonly [number, number], size: Size): Camera {
  const place = { x: size.width / 2 + east, y: size.height / 2 + south }
  const [latitude, longitude] = positionAt(place, camera, size)
  return { ...camera, latitude, longitude }
}

/** What a view shows. It ends at the edges of the world: nothing is shown twice. */
export function boxOf(camera: Camera, size: Size): Box {
  const [north, west] = positionAt({ x: 0, y: 0 }, camera, size)
  const [south, east] = positionAt({ x: size.width, y: size.height }, camera, size)
  return {
    south: Math.max(south, -latitudeMost),
    west: Math.max(west, -180),
    north: Math.min(north, latitudeMost),
    east: Math.min(east, 180),
  }
}

/** The smallest box around positions; undefined for none. */
export function boxAround(positions: readonly Position[]): Box | undefined {
  if (positions.length === 0) return undefined
  const latitudes = positions.map(([latitude]) => latitude)
  const longitudes = positions.map(([, longitude]) => longitude)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

/** Room left around what is shown whole, pixels. */
const PADDING = 40

/** The closest view that shows a box whole, within two zooms. */
export function cameraFor(
  box: Box,
  { width, height }: Size,
  [least, most]: readonly [number, number],
): Camera {
  const southWest = project([box.south, box.west], 0)
  const northEast = project([box.north, box.east], 0)
  const [latitude, longitude] = unproject(
    { x: (southWest.x + northEast.x) / 2, y: (southWest.y + northEast.y) / 2 },
    0,
  )
  const room = (length: number) => Math.max(length - 2 * PADDING, 1)
  const zoom = Math.min(
    Math.log2(room(width) / (northEast.x - southWest.x)),
    Math.log2(room(height) / (southWest.y - northEast.y)),
  )
  return { latitude, longitude, zoom: between(least, zoom, most) }
}
