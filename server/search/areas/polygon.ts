import type { Polygon } from '#domain/search/areas.ts'
import type { Area } from './Area.ts'
import { boxOf, edgesOf, sidesOf } from './edges.ts'
import { heldBetween } from './heldBetween.ts'
import { makeRaster, type Raster } from './raster.ts'

/** Positions asked about before the raster pays for itself. */
const WORTH_A_RASTER = 4096

/** Inside a polygon by the even-odd rule, as drawn on a flat map. Its corners may cross. */
export function polygonArea(corners: Polygon): Area {
  const edges = edgesOf(corners)
  const box = boxOf(corners)
  const sides = sidesOf(edges, box)
  const { isInside } = sides
  let made: Raster | undefined
  const raster = () => (made ??= makeRaster(edges, box, isInside))
  let asked = 0
  return {
    boxes: [box],
    contains: (latitude, longitude) => {
      if (latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east)
        return false
      if (asked++ < WORTH_A_RASTER) return isInside(latitude, longitude)
      return raster().knows(latitude, longitude) ?? isInside(latitude, longitude)
    },
    held: (south, north) =>
      south >= box.south && north <= box.north ? heldBetween(sides, south, north) : [],
  }
}
