import type { Point } from './Place.ts'

/** The eight directions of a compass, clockwise from the north. */
export const directions = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const
export type Direction = (typeof directions)[number]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** In which direction one sets out from a point to reach another the shortest way. */
export function bearing(from: Point, to: Point): Direction {
  const across = radians(to.longitude - from.longitude)
  const [start, end] = [radians(from.latitude), radians(to.latitude)]
  const east = Math.sin(across) * Math.cos(end)
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(across)
  const eighths = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * directions.length)
  return directions[(eighths + directions.length) % directions.length] as Direction
}
