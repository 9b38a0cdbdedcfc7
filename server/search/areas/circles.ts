import type { Circle } from '#domain/search/areas.ts'
import { DEGREE } from '../columnTable.ts'
import type { GridBox } from '../grid.ts'
import type { Area } from './Area.ts'

/** Mean radius of the earth, metres. */
const EARTH = 6_371_008.8
const RADIANS = Math.PI / 180
const METRES = (EARTH * RADIANS) / DEGREE

/** Within any of some circles, by the great circle. */
export function circlesArea(circles: readonly Circle[]): Area {
  const tests = circles.map(circleTest)
  return {
    boxes: circles.map(boxAround),
    rise: circles.reduce((sum, { radius }) => sum + (4 * radius) / METRES, 0),
    contains: (latitude, longitude) => {
      for (const { contains } of tests) if (contains(latitude, longitude)) return true
      return false
    },
    held: (south, north) => tests.flatMap(({ held }) => held(south, north)),
  }
}

function boxAround({ centre: [latitude, longitude], radius }: Circle): GridBox {
  // A hair wider than needed: what lies exactly on the edge must not be cut off.
  const reach = (radius * 1.001) / METRES + 1
  const farthest = Math.min(89, Math.abs(latitude) + reach / DEGREE)
  const width = reach / Math.cos(farthest * RADIANS)
  const [y, x] = [latitude * DEGREE, longitude * DEGREE]
  return { south: y - reach, west: x - width, north: y + reach, east: x + width }
}

/** The plane is near enough for all but a narrow band along the edge, where the sphere is asked. */
function circleTest({ centre, radius }: Circle): Pick<Area, 'contains' | 'held'> {
  const [y, x] = [centre[0] * DEGREE, centre[1] * DEGREE]
  const inside = (radius * 0.99) ** 2
  const outside = (radius * 1.01) ** 2
  const northTo = (latitude: number) => (latitude - y) * METRES
  const widthAt = (latitude: number) => METRES * Math.cos(((latitude + y) / 2 / DEGREE) * RADIANS)
  const squaredTo = (latitude: number, longitude: number) =>
    northTo(latitude) ** 2 + ((longitude - x) * widthAt(latitude)) ** 2
  const reachAt = (latitude: number) =>
    Math.sqrt(Math.max(0, inside - northTo(latitude) ** 2)) / widthAt(latitude)
  return {
    contains: (latitude, longitude) => {
      const squared = squaredTo(latitude, longitude)
      if (squared < inside) return true
      if (squared > outside) return false
      return metresBetween(y, x, latitude, longitude) <= radius
    },
    // Nothing between two parallels is farther away than what lies on one of them.
    held: (south, north) => {
      const reach = Math.min(reachAt(south), reachAt(north)) - 1
      return reach > 0 ? [x - reach, x + reach] : []
    },
  }
}

/** The great circle between two positions in millionths of a degree, by the haversine. */
export function metresBetween(
  latitude: number,
  longitude: number,
  otherLatitude: number,
  otherLongitude: number,
): number {
  const scale = RADIANS / DEGREE
  const [a, b] = [latitude * scale, otherLatitude * scale]
  const half = Math.sin((b - a) / 2) ** 2
  const across = Math.sin(((otherLongitude - longitude) * scale) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.sqrt(half + Math.cos(a) * Math.cos(b) * across))
}
