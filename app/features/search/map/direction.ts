/** Where something lies from the middle of what a map shows, in eight directions. */
import { project } from '#domain/map/mercator.ts'
import type { Position } from '#domain/search/areas.ts'

/** From the north, clockwise. */
const compass = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const

export type Direction = (typeof compass)[number] | 'middle'

/** Nearer than this share of the map's shorter side is the middle. */
const MIDDLE = 0.12

interface Middle {
  readonly centre: Position
  readonly zoom: number
  /** The shorter side, pixels. */
  readonly side: number
}

export function directionOf(position: Position, { centre, zoom, side }: Middle): Direction {
  const at = project(position, zoom)
  const from = project(centre, zoom)
  const [east, north] = [at.x - from.x, from.y - at.y]
  if (Math.hypot(east, north) < side * MIDDLE) return 'middle'
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  return compass[(eighth + compass.length) % compass.length] ?? 'north'
}
