/**
 * Greece divided among points: each has what is nearer to it than to any other (Voronoi cells), up to some distance.
 */
import { Delaunay, type Voronoi } from 'd3-delaunay'
import type { Point } from '#domain/geography/Place.ts'
import { wholeBox } from '#server/content/geography/coast/coastline.ts'
import type { Position } from '#server/content/geography/polygons/polyline.ts'
import { circleRing, commonOf } from '../polygons/convex.ts'
import type { Ring } from '../polygons/multiPolygon.ts'

/** Eastward degrees are this much shorter in the middle of Greece: distances on the plane are then true within 5 %. */
const EASTWARD = Math.cos((38.3 * Math.PI) / 180)

export interface Cells {
  /** The position of the point that is nearest, in the order the points were given in. */
  readonly nearest: (to: Point) => number
  /** A point's cell, cut to a circle around it. */
  readonly cell: (at: number, kilometres: number) => Ring
}

/** Divides among points, all of them different and one at least. */
export function makeCells(points: readonly Point[]): Cells {
  const delaunay = Delaunay.from(
    points,
    ({ longitude }) => longitude * EASTWARD,
    ({ latitude }) => latitude,
  )
  const [west, south, east, north] = wholeBox
  let voronoi: Voronoi<Point> | undefined
  const cellOf = (at: number): Ring => {
    voronoi ??= delaunay.voronoi([west * EASTWARD, south, east * EASTWARD, north])
    const ring = voronoi.cellPolygon(at) as readonly Position[] | null
    return counterclockwise((ring ?? []).map(([x, y]): Position => [x / EASTWARD, y]))
  }
  return {
    nearest: ({ longitude, latitude }) => delaunay.find(longitude * EASTWARD, latitude),
    cell: (at, kilometres) => {
      const { longitude, latitude } = points[at] as Point
      return commonOf(cellOf(at), circleRing([longitude, latitude], kilometres))
    },
  }
}

/** The order of the library's corners depends on which way its north is. */
function counterclockwise(ring: Ring): Ring {
  const turn = ring.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = ring[at - 1] ?? [x, y]
    return sum + (beforeX * y - x * beforeY)
  }, 0)
  return turn < 0 ? ring.toReversed() : ring
}
