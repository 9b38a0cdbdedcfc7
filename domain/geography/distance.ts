import type { Point } from './Place.ts'

/** Mean radius of the Earth, in kilometres. */
const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres (haversine). */
export function distance(from: Point, to: Point): number {
  const northward = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const eastward = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const cosines = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude))
  return 2 * earthRadius * Math.asin(Math.sqrt(northward + cosines * eastward))
}
