/** Areas as GeoJSON has them, in degrees, east before north. */
import type { Position } from './polyline.ts'

/** Closed: the first position is repeated at the end. */
export type Ring = readonly Position[]
/** What is inside the first ring and in none of the others. */
export type Polygon = readonly Ring[]
export type MultiPolygon = readonly Polygon[]

/** West, south, east, north, in degrees: the order of GeoJSON's `bbox`. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

const nowhere: Bounds = [Infinity, Infinity, -Infinity, -Infinity]

/** The smallest box around all positions. */
export const boundsOf = (shape: MultiPolygon): Bounds =>
  shape.reduce<Bounds>((bounds, [outer = []]) => outer.reduce(widened, bounds), nowhere)

const widened = ([west, south, east, north]: Bounds, [x, y]: Position): Bounds => [
  Math.min(west, x),
  Math.min(south, y),
  Math.max(east, x),
  Math.max(north, y),
]

export const boundsMeet = (one: Bounds, other: Bounds): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]

/** Whether a position lies inside, by the even-odd rule. */
export const holds = (shape: MultiPolygon, position: Position): boolean =>
  shape.some((polygon) => polygonHolds(polygon, position))

export const polygonHolds = ([outer = [], ...holes]: Polygon, position: Position): boolean =>
  ringHolds(outer, position) && !holes.some((hole) => ringHolds(hole, position))

/** A plain loop: coasts are tested thousands of times at the start. */
function ringHolds(ring: Ring, [x, y]: Position): boolean {
  let isInside = false
  for (let at = 1; at < ring.length; at++) {
    const from = ring[at - 1] as Position
    const to = ring[at] as Position
    if (from[1] > y === to[1] > y) continue
    if (x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])) isInside = !isInside
  }
  return isInside
}

/** Kilometres of a degree northward; eastward, times the cosine of the latitude. */
const DEGREE = 111.195

/** Twice the area inside a ring in square degrees, positive for a counterclockwise ring. */
const turnOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = ring[at - 1] ?? [x, y]
    return sum + (beforeX * y - x * beforeY)
  }, 0)

/** Square kilometres inside a ring, within some percent. */
export const ringArea = (ring: Ring): number =>
  (Math.abs(turnOf(ring)) / 2) * DEGREE ** 2 * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180)

/** Square kilometres of an area, within some percent. */
export const areaOf = (shape: MultiPolygon): number =>
  shape.reduce((sum, [outer = [], ...holes]) => {
    const inHoles = holes.reduce((all, hole) => all + ringArea(hole), 0)
    return sum + ringArea(outer) - inHoles
  }, 0)

/** How many positions an area is drawn with. */
export const positionsOf = (shape: MultiPolygon): number =>
  shape.reduce((sum, polygon) => polygon.reduce((all, ring) => all + ring.length, sum), 0)

/** Five decimals are a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5 + 0

/** What is smaller, in square kilometres, comes from rounding and is no land. */
const CRUMB = 0.0001

/** An area as replies have it: rounded to a metre, without crumbs, outer rings counterclockwise and holes clockwise. */
export const tidied = (shape: MultiPolygon): MultiPolygon =>
  shape
    .map((polygon) => polygon.map(tidiedRing))
    .filter(([outer]) => outer !== undefined && isDrawn(outer))
    .map(([outer = [], ...holes]) => [
      turned(outer, true),
      ...holes.filter(isDrawn).map((hole) => turned(hole, false)),
    ])

const isDrawn = (ring: Ring) => ring.length > 3 && ringArea(ring) > CRUMB

const turned = (ring: Ring, counterclockwise: boolean): Ring =>
  turnOf(ring) > 0 === counterclockwise ? ring : ring.toReversed()

function tidiedRing(ring: Ring): Ring {
  const kept: Position[] = []
  for (const [x, y] of ring) {
    const position: Position = [rounded(x), rounded(y)]
    const before = kept.at(-1)
    if (before?.[0] !== position[0] || before[1] !== position[1]) kept.push(position)
  }
  return kept
}
