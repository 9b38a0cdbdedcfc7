import type { MapArea } from '#design-system/map/MapView/overlays.ts'
import { ringOfCircle } from '#domain/map/circle.ts'
import type { Pin } from '#domain/map/MapMarks.ts'

/** From this zoom on, circles around homes with an approximate place are large enough to see. */
const CIRCLES = 15

/** Most circles that are drawn: more would overlap too much. */
const MOST_CIRCLES = 60

/** The circles around approximate places, if the zoom is close enough. */
export function circlesAround(pins: readonly Pin[], zoom: number): readonly MapArea[] {
  if (zoom < CIRCLES) return []
  return pins
    .filter(({ radius }) => radius > 0)
    .slice(0, MOST_CIRCLES)
    .map(({ latitude, longitude, radius }) => ({
      kind: 'approximate',
      corners: ringOfCircle({ centre: [latitude, longitude], radius }),
    }))
}
