/** Point-in-polygon tests by the even-odd rule on a flat map. Sides may cross. */
import type { Polygon, Position } from '#domain/search/areas.ts'
import { DEGREE } from '../store/columnTable.ts'
import type { GridBox } from '../store/grid.ts'
import { bitOf, crosses, EDGE, type Edges } from './edge.ts'
import { Slab } from './Slab.ts'

/** The most strips of latitude that edges are sorted into: a point is tested against the edges of its own strip. */
const SLABS = 256

/** About the number of edges in all strips together. A scribble, whose edges pass most strips, gets fewer strips. */
const HELD_IN_ALL = 8192

/** Below this number of edges no strips are made. */
const FEW = 24

/** Whether a position, in millionths of a degree, lies inside. */
export type InsideTest = (latitude: number, longitude: number) => boolean

/** Tests whether a position lies inside any of the polygons with these edges. All lie in `box`. */
export const insideOf = (edges: Edges, box: GridBox): InsideTest =>
  edges.length <= FEW * EDGE ? insideFew(edges) : insideBySlabs(edges, box)

/** The edges of at most 31 polygons, each with a bit of its own. Throws a RangeError for more. */
export function edgesOf(polygons: readonly Polygon[]): Edges {
  if (polygons.length > 31) throw new RangeError('More polygons than bits')
  const edges = new Float64Array(polygons.reduce((count, { length }) => count + length, 0) * EDGE)
  let at = 0
  polygons.forEach((corners, polygon) => {
    let from = corners.at(-1) as Position
    for (const corner of corners) {
      edges[at] = from[0] * DEGREE
      edges[at + 1] = from[1] * DEGREE
      edges[at + 2] = corner[0] * DEGREE
      edges[at + 3] = corner[1] * DEGREE
      edges[at + 4] = 1 << polygon
      at += EDGE
      from = corner
    }
  })
  return edges
}

/** The total north–south extent of the edges. */
export function riseOf(edges: Edges): number {
  let rise = 0
  for (let at = 0; at < edges.length; at += EDGE)
    rise += Math.abs((edges[at] as number) - (edges[at + 2] as number))
  return rise
}

/** As `insideOf`, testing every edge: for few edges, or a few positions, strips cost more than they save. */
export function insideFew(edges: Edges): InsideTest {
  const bit = bitOf(edges, 0)
  for (let at = EDGE; at < edges.length; at += EDGE) if (bitOf(edges, at) !== bit) return insideAny(edges)
  return insideOne(edges)
}

const insideOne =
  (edges: Edges, { length } = edges): InsideTest =>
  (latitude, longitude) => {
    let inside = false
    for (let at = 0; at < length; at += EDGE) if (crosses(edges, at, latitude, longitude)) inside = !inside
    return inside
  }

const insideAny =
  (edges: Edges, { length } = edges): InsideTest =>
  (latitude, longitude) => {
    let odd = 0
    for (let at = 0; at < length; at += EDGE)
      if (crosses(edges, at, latitude, longitude)) odd ^= bitOf(edges, at)
    return odd !== 0
  }

/** Tests the edges of one strip of latitude only. */
function insideBySlabs(edges: Edges, { south, north }: GridBox): InsideTest {
  const abreast = riseOf(edges) / (north - south || 1)
  const count = Math.ceil(Math.min(SLABS, HELD_IN_ALL / abreast))
  const height = (north - south) / count || 1
  const slabOf = (latitude: number) =>
    Math.max(0, Math.min(count - 1, Math.floor((latitude - south) / height)))
  const slabs = Array.from({ length: count }, (): number[] => [])
  for (let at = 0; at < edges.length; at += EDGE) {
    const [a, b] = [slabOf(edges[at] as number), slabOf(edges[at + 2] as number)]
    for (let slab = Math.min(a, b); slab <= Math.max(a, b); slab++) slabs[slab]?.push(at)
  }
  const made: Slab[] = []
  const slabAt = (index: number) =>
    (made[index] ??= new Slab(
      edges,
      slabs[index] as number[],
      south + index * height,
      south + (index + 1) * height,
    ))
  return (latitude, longitude) => slabAt(slabOf(latitude)).isInside(latitude, longitude)
}
