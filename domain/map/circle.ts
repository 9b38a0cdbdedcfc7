/** Circles on the ground as a map draws them. Degrees and metres. */
import type { Box, Circle, Position } from '../search/areas.ts'

/** Metres that a degree of latitude is long. */
const DEGREE = 111_195

/** The number of corners of a drawn circle: it looks round on every screen. */
const CORNERS = 64

const degreesEast = (metres: number, latitude: number) =>
  metres / DEGREE / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)

/** The smallest box around a circle. */
export function boxOfCircle({ centre: [latitude, longitude], radius }: Circle): Box {
  const north = radius / DEGREE
  const east = degreesEast(radius, latitude)
  return { south: latitude - north, west: longitude - east, north: latitude + north, east: longitude + east }
}

/** A circle as corners, from the north eastwards. */
export function ringOfCircle(
  { centre: [latitude, longitude], radius }: Circle,
  corners = CORNERS,
): readonly Position[] {
  return Array.from({ length: corners }, (_, at) => {
    const angle = (2 * Math.PI * at) / corners
    const north = (radius * Math.cos(angle)) / DEGREE
    return [latitude + north, longitude + degreesEast(radius * Math.sin(angle), latitude)]
  })
}
