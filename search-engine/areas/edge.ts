/**
 * Edges of polygons in one array, each named by its offset. Five numbers an edge: latitude and longitude of both
 * ends in millionths of a degree, and the bit of its polygon.
 */
export type Edges = Float64Array

/** Numbers per edge. */
export const EDGE = 5

/** The bit of the polygon that an edge belongs to. */
export const bitOf = (edges: Edges, at: number): number => edges[at + 4] as number

/** The range of longitudes of an edge between two latitudes, or at its end nearest to them. */
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

/** Whether a ray to the east crosses the edge at `at`. */
export function crosses(edges: Edges, at: number, latitude: number, longitude: number): boolean {
  const y1 = edges[at] as number
  const x1 = edges[at + 1] as number
  const y2 = edges[at + 2] as number
  const x2 = edges[at + 3] as number
  return y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1
}
