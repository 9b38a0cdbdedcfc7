import type { MapArea } from '#design-system/map/MapView/overlays.ts'
import { ringOfCircle } from '#domain/map/circle.ts'
import type { Pin } from '#domain/map/MapMarks.ts'

/** From this zoom on the circles around homes that lie somewhere near can be seen as such. */
const CIRCLES = 15

/** Circles that are drawn: where many lie on each other nothing could be told any more. */
const MOST_CIRCLES = 60

/** The circles that homes lie in, where a map looks closely enough. */
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
