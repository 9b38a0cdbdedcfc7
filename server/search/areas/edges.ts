/** The sides of a polygon, and what lies inside by the even-odd rule, as drawn on a flat map. Sides may cross. */
import type { Polygon, Position } from '#domain/search/areas.ts'
import { DEGREE } from '../columnTable.ts'
import type { GridBox } from '../grid.ts'
import { crosses, type Edges } from './edge.ts'
import { Slab } from './Slab.ts'

/** Strips of latitude that edges are sorted into: a point looks only at the edges of its own. */
const SLABS = 256

/** Corners of a polygon that needs no strips. */
const FEW_CORNERS = 24

/** Whether a position, in millionths of a degree, lies inside. */
export type InsideTest = (latitude: number, longitude: number) => boolean

/** The edges of a polygon, as they are asked. */
export interface Sides {
  readonly edges: Edges
  readonly isInside: InsideTest
  /** Where those edges stand that reach between two parallels, each once; others may be among them. */
  readonly between: (south: number, north: number) => readonly number[]
}

/** All edges lie in `box`. */
export const sidesOf = (edges: Edges, box: GridBox): Sides =>
  edges.length <= FEW_CORNERS * 4 ? fewSides(edges) : sidesInSlabs(edges, box)

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
  const made: Slab[] = []
  const slabAt = (index: number) =>
    (made[index] ??= new Slab(
      edges,
      slabs[index] as number[],
      south + index * height,
      south + (index + 1) * height,
    ))
  return {
    edges,
    isInside: (latitude, longitude) => slabAt(slabOf(latitude)).isInside(latitude, longitude),
    between: (from, to) => {
      const [first, last] = [slabOf(from), slabOf(to)]
      const found = slabs[first] as number[]
      return first === last ? found : [...new Set(slabs.slice(first, last + 1).flat())]
    },
  }
}
