import type { Box } from '#domain/search/areas.ts'
import { DEGREE } from '../columnTable.ts'
import type { Area } from './Area.ts'

/** What lies between two parallels and two meridians, edges included. */
export function boxArea(degrees: Box): Area {
  const south = Math.ceil(degrees.south * DEGREE)
  const west = Math.ceil(degrees.west * DEGREE)
  const north = Math.floor(degrees.north * DEGREE)
  const east = Math.floor(degrees.east * DEGREE)
  return {
    boxes: [{ south, west, north, east }],
    rise: 2 * (north - south),
    contains: (latitude, longitude) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    held: (from, to) => (from >= south && to <= north ? [west, east] : []),
  }
}
