import type { Pin } from '#domain/map/MapMarks.ts'
import { type Pixel, project, type Size } from '#domain/map/mercator.ts'
import { cameraOn } from './cameraOn.ts'

/** Share of homes that may be outside the view so that the others are seen closer; one of four always may. */
const FEW = 0.1
const LEAST = 4

/** So much closer has the map to go for it: at two zooms a street is four times as long. */
const WORTH = 2

/**
 * The homes for a map's first view: all of them, or most, if a few far away would zoom out to half the
 * country. It leaves out as few as make a difference.
 */
export function mostTogether(pins: readonly Pin[], size: Size): readonly Pin[] {
  if (pins.length < LEAST) return pins
  const zoomOn = (some: readonly Pin[]) => cameraOn(some, size).zoom
  const nearest = nearestFirst(pins)
  const enough = zoomOn(pins) + WORTH
  const most = Math.max(1, Math.floor(pins.length * FEW))
  for (let without = 1; without <= most; without++) {
    const kept = nearest.slice(0, -without)
    if (zoomOn(kept) >= enough) return kept
  }
  return pins
}

/** By their distance from the median: half of all homes are north of it, and half east. */
function nearestFirst(pins: readonly Pin[]): readonly Pin[] {
  const points = pins.map((pin) => ({ pin, at: project([pin.latitude, pin.longitude], 0) }))
  const middle = (of: (point: Pixel) => number) =>
    points.map(({ at }) => of(at)).toSorted((a, b) => a - b)[points.length >> 1] as number
  const [x, y] = [middle((at) => at.x), middle((at) => at.y)]
  const away = ({ at }: (typeof points)[number]) => Math.hypot(at.x - x, at.y - y)
  return points.toSorted((one, other) => away(one) - away(other)).map(({ pin }) => pin)
}
