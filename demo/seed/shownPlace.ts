import type { Point } from '#domain/geography/Place.ts'
import { snapToCell } from '#domain/geography/snapToCell.ts'
import type { MapDisplayName } from '#domain/listing/vocabularies/market.ts'
import type { Random } from '#demo/random.ts'

/** What of a home's point the public may see. */
export interface ShownPlace {
  readonly mapDisplay: MapDisplayName
  readonly shown: Point | null
  /** Metres around the shown point in which the home lies; null for an exact or hidden point. */
  readonly radius: number | null
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
