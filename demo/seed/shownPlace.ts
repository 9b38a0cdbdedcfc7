import type { Point } from '#domain/geography/Place.ts'
import type { MapDisplayName } from '#domain/listing/vocabularies/market.ts'
import type { Random } from '#demo/random.ts'

/** What of a home's point the public may see. */
export interface ShownPlace {
  readonly mapDisplay: MapDisplayName
  readonly shown: Point | null
  /** Metres around the shown point in which the home lies; null for an exact or hidden point. */
  readonly radius: number | null
}

const metresPerDegree = 111_320

/**
 * Snaps a point to the middle of a fixed cell, so that asking often never averages back to the truth.
 * The cell's half diagonal is the radius: the home always lies inside the circle.
 */
export function snapToCell(point: Point, radius: number): Point {
  const side = radius * Math.SQRT2
  const latitudeStep = side / metresPerDegree
  const latitude = (Math.floor(point.latitude / latitudeStep) + 0.5) * latitudeStep
  const longitudeStep = side / (metresPerDegree * Math.cos((latitude * Math.PI) / 180))
  return { latitude, longitude: (Math.floor(point.longitude / longitudeStep) + 0.5) * longitudeStep }
}

/** How advertisers show their homes: a third exactly, most as an area, a few not at all. */
export function showPlace(point: Point, random: Random): ShownPlace {
  const draw = random.next()
  if (draw < 0.34) return { mapDisplay: 'marker', shown: point, radius: null }
  if (draw > 0.96) return { mapDisplay: 'noMap', shown: null, radius: null }
  const radius = random.pick([60, 150, 150, 300, 300, 500])
  return { mapDisplay: 'onlyArea', shown: snapToCell(point, radius), radius }
}

/** Whether two ads show their place as truly. */
export const isShownAlike = (one: ShownPlace, other: ShownPlace): boolean =>
  one.mapDisplay === other.mapDisplay && one.radius === other.radius
