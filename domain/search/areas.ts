/** Areas that a search is limited to, as people draw them. WGS84 degrees; lengths in metres. */

/** Latitude and longitude, degrees. */
export type Position = readonly [latitude: number, longitude: number]

/** Three corners or more, the first not repeated at the end. The even-odd rule decides what is inside. */
export type Polygon = readonly Position[]

export interface Circle {
  readonly centre: Position
  /** Metres. */
  readonly radius: number
}

/** The box between two parallels and two meridians. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Whether a position is in a box, its edges included. */
export const isInBox = ({ south, west, north, east }: Box, [latitude, longitude]: Position): boolean =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east

/** The largest radius that is read, metres. */
export const radiusMax = 200_000

/** How far from a station "near the metro" reaches, metres: some ten minutes on foot. */
export const walkToStation = 800

/** Six decimals are a tenth of a metre: what is read and written again stays the same. Zero has no sign. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0

/** The position as it is read and written: rounded. */
export const roundedPosition = ([latitude, longitude]: Position): Position => [
  rounded(latitude),
  rounded(longitude),
]

/** Whether a position is on the map: no farther than a pole, no farther round than the 180th meridian. */
export const isOnMap = ([latitude, longitude]: Position): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

const written = (degrees: number): string => String(rounded(degrees))

/** `37.98,23.73` */
export const writePosition = ([latitude, longitude]: Position): string =>
  `${written(latitude)},${written(longitude)}`

const decimal = /^-?\d{1,3}(?:\.\d{1,15})?$/

/** Reads two decimal degrees with a comma between; undefined for anything else. */
export function readPosition(text: string): Position | undefined {
  const parts = text.split(',')
  const [latitude = '', longitude = ''] = parts.map((part) => part.trim())
  if (parts.length !== 2 || !decimal.test(latitude) || !decimal.test(longitude)) return undefined
  const position: Position = [rounded(Number(latitude)), rounded(Number(longitude))]
  return isOnMap(position) ? position : undefined
}

/** Metres from one parallel to the next, a degree apart. */
const DEGREE = 111_195

/** Circles are read up to here, degrees of latitude: about a pole, west and east are everywhere. */
const FARTHEST = 89

/** Whether a flat map can draw a circle: it reaches neither a pole nor across the 180th meridian. */
export function fitsMap({ centre: [latitude, longitude], radius }: Circle): boolean {
  const reach = radius / DEGREE
  const farthest = Math.abs(latitude) + reach
  const across = reach / Math.cos((farthest * Math.PI) / 180)
  return farthest <= FARTHEST && Math.abs(longitude) + across <= 180
}
