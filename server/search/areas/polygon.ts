import type { Polygon } from '#domain/search/areas.ts'
import type { Area } from './Area.ts'
import { boxOf, edgesOf, insideTest } from './edges.ts'
import { makeRaster, type Raster } from './raster.ts'

/** Positions asked about before the raster pays for itself. */
const WORTH_A_RASTER = 300

/** Inside a polygon by the even-odd rule, as drawn on a flat map. Its corners may cross. */
export function polygonArea(corners: Polygon): Area {
  const edges = edgesOf(corners)
  const box = boxOf(corners)
  const isInside = insideTest(edges, box)
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
    holds: ({ south, west, north, east }) =>
      south >= box.south &&
      north <= box.north &&
      west >= box.west &&
      east <= box.east &&
      raster().holds({ south, west, north, east }),
  }
}
