/** The sides of a polygon, and what lies inside by the even-odd rule, as drawn on a flat map. Sides may cross. */
import type { Polygon, Position } from '#domain/search/areas.ts'
import { DEGREE } from '../columnTable.ts'
import type { GridBox } from '../grid.ts'

/** Strips of latitude that edges are sorted into: a point looks only at the edges of its own. */
const SLABS = 256

/** Corners of a polygon that needs no strips. */
const FEW_CORNERS = 24

/** Four numbers an edge: latitude and longitude of both ends, millionths of a degree. */
export type Edges = Float64Array

/** Whether a position, in millionths of a degree, lies inside. */
export type InsideTest = (latitude: number, longitude: number) => boolean

/** The test of a polygon's edges, which all lie in `box`. */
/** The edges of a polygon, as they are asked. */
export interface Sides {
  readonly edges: Edges
  readonly isInside: InsideTest
  /** Where those edges stand that reach between two parallels, each once; others may be among them. */
  readonly between: (south: number, north: number) => readonly number[]
}

export const sidesOf = (edges: Edges, box: GridBox): Sides =>
  edges.length <= FEW_CORNERS * 4 ? fewSides(edges) : sidesInSlabs(edges, box)

/** The stretch of longitude that an edge takes between two parallels, or where it comes nearest to them. */
export function extentOf(
  edges: Edges,
  at: number,
  south: number,
  north: number,
): readonly [west: number, east: number] {
  const [y1, x1] = [edges[at] as number, edges[at + 1] as number]
  const [y2, x2] = [edges[at + 2] as number, edges[at + 3] as number]
  if (y1 === y2) return [Math.min(x1, x2), Math.max(x1, x2)]
  const [low, high] = [Math.min(y1, y2), Math.max(y1, y2)]
  const along = (latitude: number) =>
    x1 + ((x2 - x1) * (Math.max(low, Math.min(high, latitude)) - y1)) / (y2 - y1)
  const [one, other] = [along(south), along(north)]
  return one < other ? [one, other] : [other, one]
}

export function edgesOf(corners: Polygon): Edges {
  const edges = new Float64Array(corners.length * 4)
  corners.forEach((corner, at) => {
    const next = corners[(at + 1) % corners.length] as Position
    edges.set(
      [...corner, ...next].map((degrees) => degrees * DEGREE),
      at * 4,
    )
  })
  return edges
}

/** The smallest box round a polygon. */
export function boxOf(corners: Polygon): GridBox {
  const latitudes = corners.map(([latitude]) => latitude * DEGREE)
  const longitudes = corners.map(([, longitude]) => longitude * DEGREE)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

/** Whether a ray to the east crosses the edge at `at`. */
function crosses(edges: Edges, at: number, latitude: number, longitude: number): boolean {
  const y1 = edges[at] as number
  const x1 = edges[at + 1] as number
  const y2 = edges[at + 2] as number
  const x2 = edges[at + 3] as number
  return y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1
}

/** Asks every edge: of a few, strips cost more than they save. */
function fewSides(edges: Edges): Sides {
  const all = Array.from({ length: edges.length / 4 }, (_, index) => index * 4)
  return {
    edges,
    isInside: (latitude, longitude) => {
      let inside = false
      for (let at = 0; at < edges.length; at += 4)
        if (crosses(edges, at, latitude, longitude)) inside = !inside
      return inside
    },
    between: () => all,
  }
}

/** Asks the edges of a strip of latitude alone. */
function sidesInSlabs(edges: Edges, { south, north }: GridBox): Sides {
  const height = (north - south) / SLABS || 1
  const slabOf = (latitude: number) =>
    Math.max(0, Math.min(SLABS - 1, Math.floor((latitude - south) / height)))
  const slabs = Array.from({ length: SLABS }, (): number[] => [])
  for (let at = 0; at < edges.length; at += 4) {
    const [a, b] = [slabOf(edges[at] as number), slabOf(edges[at + 2] as number)]
    for (let slab = Math.min(a, b); slab <= Math.max(a, b); slab++) slabs[slab]?.push(at)
  }
  return {
    edges,
    isInside: (latitude, longitude) => {
      let inside = false
      for (const at of slabs[slabOf(latitude)] as number[])
        if (crosses(edges, at, latitude, longitude)) inside = !inside
      return inside
    },
    between: (from, to) => {
      const [first, last] = [slabOf(from), slabOf(to)]
      const found = slabs[first] as number[]
      return first === last ? found : [...new Set(slabs.slice(first, last + 1).flat())]
    },
  }
}
