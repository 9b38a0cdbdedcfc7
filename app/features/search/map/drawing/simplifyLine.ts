/** A drawn line with as few corners as keep its shape (Ramer, Douglas and Peucker). */
import { type Pixel, project } from '#domain/map/mercator.ts'
import type { Position } from '#domain/search/areas.ts'

/** The tolerance of the simplified line, pixels: the width of a steady hand. */
const TOLERANCE = 5

/** Most corners of a drawn area: several such areas still fit into an address. */
const MOST = 80

/** Simplifies a line drawn at a zoom. What is wilder than an address can say is simplified more. */
export function simplifyLine(line: readonly Position[], zoom: number): readonly Position[] {
  const points = line.map((position) => project(position, zoom))
  for (let tolerance = TOLERANCE; ; tolerance *= 1.5) {
    const kept = corners(points, tolerance)
    if (kept.length <= MOST) return kept.map((at) => line[at] as Position)
  }
}

/** The positions in a line of the points that are kept. */
function corners(points: readonly Pixel[], tolerance: number): readonly number[] {
  if (points.length < 3) return points.map((_, at) => at)
  const kept = new Set([0, points.length - 1])
  const left: [from: number, to: number][] = [[0, points.length - 1]]
  for (let piece = left.pop(); piece; piece = left.pop()) {
    const [from, to] = piece
    const { at, distance } = farthest(points, from, to)
    if (distance <= tolerance) continue
    kept.add(at)
    left.push([from, at], [at, to])
  }
  return [...kept].sort((a, b) => a - b)
}

/** The point between two others that is farthest from the straight line between them. */
function farthest(points: readonly Pixel[], from: number, to: number) {
  let found = { at: from, distance: 0 }
  for (let at = from + 1; at < to; at++) {
    const distance = distanceTo(points[at] as Pixel, points[from] as Pixel, points[to] as Pixel)
    if (distance > found.distance) found = { at, distance }
  }
  return found
}

/** From a point to the stretch between two others: a line that ends where it began has no direction. */
function distanceTo(point: Pixel, from: Pixel, to: Pixel): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = x * x + y * y
  const along = length === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / length
  const clamped = Math.min(Math.max(along, 0), 1)
  return Math.hypot(point.x - from.x - clamped * x, point.y - from.y - clamped * y)
}
