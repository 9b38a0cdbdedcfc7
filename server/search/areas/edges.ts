/** The sides of polygons, and what lies inside one by the even-odd rule, as drawn on a flat map. Sides may cross. */
import type { Polygon, Position } from '#domain/search/areas.ts'
import { DEGREE } from '../columnTable.ts'
import type { GridBox } from '../grid.ts'
import { bitOf, crosses, EDGE, type Edges } from './edge.ts'
import { Slab } from './Slab.ts'

/** Strips of latitude that edges are sorted into at the most: a point looks only at the edges of its own. */
const SLABS = 256

/** Edges that all strips hold together, about: of a scribble, each of which passes most of them, there are fewer. */
const HELD_IN_ALL = 8192

/** Edges that need no strips. */
const FEW = 24

/** Whether a position, in millionths of a degree, lies inside. */
export type InsideTest = (latitude: number, longitude: number) => boolean

/** The edges of polygons, as they are asked. */
export interface Sides {
  readonly edges: Edges
  readonly isInside: InsideTest
  /** Where those edges stand that reach between two parallels, each once; others may be among them. */
  readonly between: (south: number, north: number) => readonly number[]
}

/** All edges lie in `box`. */
export const sidesOf = (edges: Edges, box: GridBox): Sides =>
  edges.length <= FEW * EDGE ? fewSides(edges) : sidesInSlabs(edges, box)

/** At most 31 polygons: each has a bit. */
export function edgesOf(polygons: readonly Polygon[]): Edges {
  if (polygons.length > 31) throw new RangeError('More polygons than bits')
  return Float64Array.from(polygons.flatMap((corners, polygon) => edgesOfOne(corners, 1 << polygon)))
}

const edgesOfOne = (corners: Polygon, bit: number): number[] =>
  corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] as Position
    return [...[...corner, ...next].map((degrees) => degrees * DEGREE), bit]
  })

/** How far edges lead north or south, all together. */
export function riseOf(edges: Edges): number {
  let rise = 0
  for (let at = 0; at < edges.length; at += EDGE)
    rise += Math.abs((edges[at] as number) - (edges[at + 2] as number))
  return rise
}

/** Asks every edge: of a few, strips cost more than they save. */
function fewSides(edges: Edges): Sides {
  const all = Array.from({ length: edges.length / EDGE }, (_, index) => index * EDGE)
  const isOne = all.every((at) => bitOf(edges, at) === bitOf(edges, 0))
  return { edges, isInside: isOne ? insideOne(edges) : insideAny(edges), between: () => all }
}

const insideOne =
  (edges: Edges): InsideTest =>
  (latitude, longitude) => {
    let inside = false
    for (let at = 0; at < edges.length; at += EDGE)
      if (crosses(edges, at, latitude, longitude)) inside = !inside
    return inside
  }

const insideAny =
  (edges: Edges): InsideTest =>
  (latitude, longitude) => {
    let odd = 0
    for (let at = 0; at < edges.length; at += EDGE)
      if (crosses(edges, at, latitude, longitude)) odd ^= bitOf(edges, at)
    return odd !== 0
  }

/** Asks the edges of a strip of latitude alone. */
function sidesInSlabs(edges: Edges, { south, north }: GridBox): Sides {
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
