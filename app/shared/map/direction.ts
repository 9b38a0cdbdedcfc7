/** The direction from the centre of a map's view. */
import { bearing, type Direction as Bearing } from '#domain/geography/bearing.ts'
import { project } from '#domain/map/mercator.ts'
import type { Position } from '#domain/search/areas.ts'

export type Direction = Bearing | 'middle'

/** Nearer than this share of the map's shorter side is the middle. */
const MIDDLE = 0.12

interface Middle {
  readonly centre: Position
  readonly zoom: number
  /** The shorter side, pixels. */
  readonly side: number
}

const pointOf = ([latitude, longitude]: Position) => ({ latitude, longitude })

export function directionOf(position: Position, { centre, zoom, side }: Middle): Direction {
  const at = project(position, zoom)
  const from = project(centre, zoom)
  const isNear = Math.hypot(at.x - from.x, at.y - from.y) < side * MIDDLE
  return isNear ? 'middle' : bearing(pointOf(centre), pointOf(position))
}
