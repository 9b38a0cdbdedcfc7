/** Areas that a search is limited to, as people draw them. WGS84 degrees; lengths in metres. */

/** Latitude and longitude, degrees. */
export type Position = readonly [latitude: number, longitude: number]

export interface Circle {
  readonly centre: Position
  /** Metres. */
  readonly radius: number
}

/** What may lie between two parallels and two meridians. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Corners of a polygon that are read; more are refused, since nobody draws them by hand. */
export const cornersMax = 500

/** A polygon is looked at in so many strips from south to north … */
const STRIPS = 64

/** … none of which may hold more of its sides. A long coast has some dozens; a scribble has hundreds, and costs time. */
const sidesMax = 150

/** The largest radius that is read, metres. */
export const radiusMax = 200_000

/** How far from a station "near the metro" reaches, metres: some ten minutes on foot. */
export const walkToStation = 800

/** Six decimals are a tenth of a metre: what is read and written again stays the same. Zero has no sign. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0

const written = (degrees: number): string => String(rounded(degrees))

/** `37.98,23.73` */
export const writePosition = ([latitude, longitude]: Position): string =>
  `${written(latitude)},${written(longitude)}`

/** `37.98,23.73;37.99,23.73;37.99,23.75` */
export const writePolygon = (corners: readonly Position[]): string => corners.map(writePosition).join(';')

const decimal = /^-?\d{1,3}(?:\.\d{1,15})?$/

/** Reads two decimal degrees with a comma between; undefined for anything else. */
export function readPosition(text: string): Position | undefined {
  const parts = text.split(',')
  const [latitude = '', longitude = ''] = parts.map((part) => part.trim())
  if (parts.length !== 2 || !decimal.test(latitude) || !decimal.test(longitude)) return undefined
  const position: Position = [rounded(Number(latitude)), rounded(Number(longitude))]
  return Math.abs(position[0]) <= 90 && Math.abs(position[1]) <= 180 ? position : undefined
}

/** Reads three corners or more. Last corners that repeat the first, as GeoJSON has it, are dropped. */
export function readPolygon(text: string): readonly Position[] | 'malformed' | 'tooLong' {
  // A corner takes four characters at the least: what is far too long is not even split.
  if (text.length > cornersMax * 45) return 'tooLong'
  const corners = text.split(';').map(readPosition)
  if (corners.length > cornersMax + 1) return 'tooLong'
  if (!corners.every((corner) => corner !== undefined)) return 'malformed'
  const [first] = corners
  const end = 1 + corners.findLastIndex((corner) => corner[0] !== first?.[0] || corner[1] !== first[1])
  const open = corners.slice(0, end)
  return end < 3 || isScribble(open) ? 'malformed' : open
}

/** Whether many sides run side by side: whatever lies there would have to be held against each of them. */
function isScribble(corners: readonly Position[]): boolean {
  const latitudes = corners.map(([latitude]) => latitude)
  const south = Math.min(...latitudes)
  const height = (Math.max(...latitudes) - south) / STRIPS || 1
  const stripOf = (latitude: number) => Math.min(STRIPS - 1, Math.floor((latitude - south) / height))
  // Where sides begin, and behind the strip where they end.
  const changes = new Int16Array(STRIPS + 1)
  latitudes.forEach((latitude, at) => {
    const ends = [stripOf(latitude), stripOf(latitudes[(at + 1) % latitudes.length] as number)]
    changes[Math.min(...ends)]!++
    changes[Math.max(...ends) + 1]!--
  })
  let sides = 0
  return changes.some((change) => (sides += change) > sidesMax)
}
