import { memoizeByReference } from '#domain/memoizeByReference.ts'
import type { Polygon, Position } from '#domain/search/areas.ts'
import type { Area } from './Area.ts'
import { boxOf, boundingBox, mergeBoxes } from './boxes.ts'
import { rasterizePolygons } from './rasterizePolygons.ts'
import { edgesOf, insideOf, riseOf } from './edges.ts'
import { lastEqual } from './lastEqual.ts'
import { INSIDE, rasterOver, CROSSED, type RasterCells } from './raster.ts'

/** Cells along each side of the raster, by the number of sides of the polygons. */
const SQUARES = { fewest: 64, most: 512, aSide: 4 }

/** Positions tested before a raster pays for itself, and for each row that a side crosses. */
const WORTH = { least: 4096, aRow: 0.5 }

/**
 * The factor for an area that is rasterized on the grid: the positions tested lie along its sides, where a raster
 * knows little.
 */
const ALONG_SIDES = 8

/** Areas that are kept: the list, the map and the filter panel search the same one, each in a request of its own. */
const KEPT = 8

/** The union of some polygons, each by the even-odd rule on a flat map. Their sides may cross. */
export const polygonsArea = (polygons: readonly Polygon[]): Area => areaOf(known(polygons))

const known = lastEqual<readonly Polygon[]>(
  KEPT,
  (some, others) =>
    some.length === others.length && some.every((one, at) => isSame(one, others[at] as Polygon)),
)

const isSame = (one: Polygon, other: Polygon): boolean =>
  one.length === other.length &&
  one.every(([latitude, longitude], at) => {
    const [northing, easting] = other[at] as Position
    return latitude === northing && longitude === easting
  })

const areaOf = memoizeByReference((polygons: readonly Polygon[]): Area => {
  const edges = edgesOf(polygons)
  const boxes = mergeBoxes(polygons.map(boxOf))
  const box = boundingBox(boxes)
  const { south, west, north, east } = box
  const isInside = insideOf(edges, box)
  const rise = riseOf(edges)
  const abreast = rise / (north - south || 1)
  const side = Math.round(Math.min(SQUARES.most, Math.max(SQUARES.fewest, abreast * SQUARES.aSide)))
  const grid = rasterOver(box, side)
  const [rowsPer, columnsPer] = [1 / grid.height, 1 / grid.width]
  const worth = Math.max(WORTH.least, abreast * side * WORTH.aRow)
  let left = worth
  let cells: RasterCells | undefined
  return {
    boxes,
    rise,
    contains: (latitude, longitude) => {
      if (latitude < south || latitude > north || longitude < west || longitude > east) return false
      if (cells === undefined) {
        if (left-- > 0) return isInside(latitude, longitude)
        cells = rasterizePolygons(edges, grid)
      }
      const row = Math.floor((latitude - south) * rowsPer)
      const state = cells[row * side + Math.floor((longitude - west) * columnsPer)]
      return state === CROSSED ? isInside(latitude, longitude) : state === INSIDE
    },
    rasterize: (on) => {
      left = worth * ALONG_SIDES
      return rasterizePolygons(edges, on)
    },
  }
})
