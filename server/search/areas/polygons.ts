import type { Polygon } from '#domain/search/areas.ts'
import type { Area } from './Area.ts'
import { boxOf, boxRound, joinedBoxes } from './boxes.ts'
import { edgesOf, riseOf, sidesOf } from './edges.ts'
import { heldBetween } from './heldBetween.ts'
import { makeRaster, type Raster } from './raster.ts'

/** Positions asked about before the raster pays for itself. */
const WORTH_A_RASTER = 4096

/** Sides that a parallel crosses: of a scribble, they pass most squares of a raster. */
const SCRIBBLE = 16

/** Areas of polygons that somebody still holds: a panel's counts are dozens of searches in the same ones. */
const known = new WeakMap<readonly Polygon[], Area>()

/** Inside any of some polygons, each by the even-odd rule, as drawn on a flat map. Their corners may cross. */
export function polygonsArea(polygons: readonly Polygon[]): Area {
  const area = known.get(polygons) ?? makeArea(polygons)
  known.set(polygons, area)
  return area
}

function makeArea(polygons: readonly Polygon[]): Area {
  const edges = edgesOf(polygons)
  const boxes = joinedBoxes(polygons.map(boxOf))
  const box = boxRound(boxes)
  const sides = sidesOf(edges, box)
  const { isInside } = sides
  const rise = riseOf(edges)
  const worth = rise > SCRIBBLE * (box.north - box.south) ? Infinity : WORTH_A_RASTER
  let made: Raster | undefined
  const raster = () => (made ??= makeRaster(edges, box, isInside))
  let asked = 0
  return {
    boxes,
    rise,
    contains: (latitude, longitude) => {
      if (latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east)
        return false
      if (asked++ < worth) return isInside(latitude, longitude)
      return raster().knows(latitude, longitude) ?? isInside(latitude, longitude)
    },
    held: (south, north) => heldBetween(sides, south, north),
  }
}
