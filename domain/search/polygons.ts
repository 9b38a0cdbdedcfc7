/** Drawn polygons: which are accepted, and their form in addresses. */
import {
  isOnMap,
  type Polygon,
  type Position,
  readPosition,
  roundedPosition,
  writePosition,
} from './areas.ts'

/** Polygons of a search, those to look in and those to leave out together; more are refused. */
export const polygonsMax = 12

/** Most corners of an accepted polygon; more are refused, since they are not drawn by hand. */
export const cornersMax = 500

/** A polygon is looked at in so many strips from south to north … */
const STRIPS = 64

/** … none of which may hold more of its sides. A long coast has some dozens; a scribble has hundreds, and costs time. */
const sidesMax = 150

/** Sides beside each other that all polygons of a search may have together, each by its fullest strip. */
const sidesInAll = 300

/** What a search still has room for. Reading takes of it, so that many areas cost no more than few. */
export interface PolygonRoom {
  /** Polygons that may still be looked at. */
  polygons: number
  /** Sides beside each other that they may have. */
  sides: number
}

/** The room of a whole search. */
export const wholeRoom = (): PolygonRoom => ({ polygons: polygonsMax, sides: sidesInAll })

/** Takes the room that the sides of a polygon need; false where there is not so much. */
export function takeRoom(corners: Polygon, room: PolygonRoom): boolean {
  const sides = sidesAbreast(corners)
  if (sides > room.sides) return false
  room.sides -= sides
  return true
}

/** Why a polygon is refused. */
export type PolygonRefusal = 'malformed' | 'tooLong'

/** `37.98,23.73;37.99,23.73;37.99,23.75` */
export const writePolygon = (corners: Polygon): string => corners.map(writePosition).join(';')

/** Each once, in the order of what is written: equal sets of polygons are equal lists, and a search has one address. */
export function inOrder(polygons: readonly Polygon[]): readonly Polygon[] {
  const byText = new Map(polygons.map((polygon) => [writePolygon(polygon), polygon]))
  return [...byText].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, polygon]) => polygon)
}

/** Reads three corners or more. */
export function readPolygon(text: string): Polygon | PolygonRefusal {
  // A corner takes four characters at the least: what is far too long is not even split.
  if (text.length > cornersMax * 45) return 'tooLong'
  const corners = text.split(';').map(readPosition)
  return corners.every((corner) => corner !== undefined) || corners.length > cornersMax + 1
    ? checkedPolygon(corners as Polygon)
    : 'malformed'
}

/**
 * A polygon as it is searched, from corners anywhere. Last corners that repeat the first, as in GeoJSON, are
 * dropped. Sides may cross: by the even-odd rule, what they enclose twice is outside.
 */
export function checkedPolygon(given: Polygon): Polygon | PolygonRefusal {
  if (given.length > cornersMax + 1) return 'tooLong'
  const ring = checkedRing(given)
  return ring && !isScribble(ring) ? ring : 'malformed'
}

/** The same for any number of corners and sides; undefined if it encloses nothing, or is off the map. */
export function checkedRing(given: Polygon): Polygon | undefined {
  const corners = given.map(roundedPosition)
  const [first] = corners
  const end = 1 + corners.findLastIndex((corner) => corner[0] !== first?.[0] || corner[1] !== first[1])
  const open = corners.slice(0, end)
  const isDrawn = open.every(isOnMap) && !sidesOf(open).some(goesRoundTheBack)
  return end < 3 || !isDrawn || holdsNothing(open) ? undefined : open
}

type Side = readonly [from: Position, to: Position]

const sidesOf = (corners: Polygon): readonly Side[] =>
  corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] as Position])

/** No polygon spans half the earth: the shorter way crosses the 180th meridian, where the map ends. */
const goesRoundTheBack = ([[, from], [, to]]: Side): boolean => Math.abs(to - from) > 180

/** Whether all corners are on a line, or every side is traced there and back. */
const holdsNothing = (corners: Polygon): boolean => isLine(corners) || isThereAndBack(corners)

function isLine(corners: Polygon): boolean {
  const [first = [0, 0]] = corners
  // Millionths: whole numbers, whose products are exact.
  const from = corners.map((corner) => [millionths(corner, first, 0), millionths(corner, first, 1)] as const)
  const [up, right] = from.find(([north, east]) => north !== 0 || east !== 0) ?? [0, 0]
  return from.every(([north, east]) => north * right === east * up)
}

const millionths = (corner: Position, other: Position, at: 0 | 1): number =>
  Math.round((corner[at] - other[at]) * 1e6)

function isThereAndBack(corners: Polygon): boolean {
  const once = new Set<string>()
  for (const side of sidesOf(corners)) {
    const [from, to] = side.map(writePosition).sort()
    const key = `${from} ${to}`
    if (from !== to && !once.delete(key)) once.add(key)
  }
  return once.size === 0
}

/** Whether many sides overlap in a strip: each point there would be compared with all of them. */
const isScribble = (corners: Polygon): boolean => sidesAbreast(corners) > sidesMax

/** The sides in the strip that has most of them. */
function sidesAbreast(corners: Polygon): number {
  const latitudes = corners.map(([latitude]) => latitude)
  const south = Math.min(...latitudes)
  const height = (Math.max(...latitudes) - south) / STRIPS || 1
  const stripOf = (latitude: number) => Math.min(STRIPS - 1, Math.floor((latitude - south) / height))
  // Where sides begin, and past the strip where they end.
  const changes = new Int16Array(STRIPS + 1)
  for (const [[from], [to]] of sidesOf(corners)) {
    const ends = [stripOf(from), stripOf(to)]
    changes[Math.min(...ends)]!++
    changes[Math.max(...ends) + 1]!--
  }
  let sides = 0
  let most = 0
  for (const change of changes) {
    sides += change
    most = Math.max(most, sides)
  }
  return most
}
