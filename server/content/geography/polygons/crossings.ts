import type { Position } from './polyline.ts'
import type { MultiPolygon, Polygon } from './multiPolygon.ts'

interface Edge {
  readonly from: Position
  readonly to: Position
  readonly west: number
  readonly east: number
}

/** Where lines of a polygon cross each other, one such place of each polygon at the most; [] in a valid area. */
export const crossingsOf = (area: MultiPolygon): readonly Position[] =>
  area.flatMap((polygon) => firstCrossing(polygon) ?? [])

/** Edges from west to east: each is held against those that begin before it ends. */
function firstCrossing(polygon: Polygon): readonly [Position] | undefined {
  const edges = polygon.flatMap(edgesOf).toSorted((one, other) => one.west - other.west)
  for (const [at, edge] of edges.entries())
    for (let next = at + 1; next < edges.length; next++) {
      const other = edges[next] as Edge
      if (other.west > edge.east) break
      if (cross(edge, other)) return [edge.from]
    }
  return undefined
}

const edgesOf = (ring: readonly Position[]): readonly Edge[] =>
  ring.slice(1).map((to, at) => {
    const from = ring[at] as Position
    return { from, to, west: Math.min(from[0], to[0]), east: Math.max(from[0], to[0]) }
  })

/** Whether two edges meet at a point inside both; a shared end is no crossing. */
function cross({ from: a, to: b }: Edge, { from: c, to: d }: Edge): boolean {
  return (
    side(a, b, c) * side(a, b, d) < 0 && //
    side(c, d, a) * side(c, d, b) < 0
  )
}

const side = ([ax, ay]: Position, [bx, by]: Position, [x, y]: Position) =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
