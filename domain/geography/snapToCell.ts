import type { Point } from './Place.ts'

const metresPerDegree = 111_320

/**
 * Snaps a point to the middle of a fixed cell, so that asking often never averages back to the truth.
 * The cell's half diagonal is the radius in metres: the home always lies inside the circle.
 */
export function snapToCell(point: Point, radius: number): Point {
  const side = radius * Math.SQRT2
  const latitudeStep = side / metresPerDegree
  const latitude = (Math.floor(point.latitude / latitudeStep) + 0.5) * latitudeStep
  const longitudeStep = side / (metresPerDegree * Math.cos((latitude * Math.PI) / 180))
  return { latitude, longitude: (Math.floor(point.longitude / longitudeStep) + 0.5) * longitudeStep }
}
