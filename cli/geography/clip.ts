import type { Box } from '#server/content/geography/coast/coastline.ts'
import type { Position } from '#server/content/geography/polygons/polyline.ts'

interface Edge {
  readonly isInside: (position: Position) => boolean
  readonly crossing: (from: Position, to: Position) => Position
}

const vertical = (x: number, isInside: Edge['isInside']): Edge => ({
  isInside,
  crossing: (from, to) => [x, from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])],
})
const horizontal = (y: number, isInside: Edge['isInside']): Edge => ({
  isInside,
  crossing: (from, to) => [from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]), y],
})

const edgesOf = ([west, south, east, north]: Box): readonly Edge[] => [
  vertical(west, ([x]) => x >= west),
  vertical(east, ([x]) => x <= east),
  horizontal(south, ([, y]) => y >= south),
  horizontal(north, ([, y]) => y <= north),
]

/**
 * The part of a closed ring inside a box, closed again along the box's edges (Sutherland and Hodgman); [] if
 * there is none.
 */
export function clipRing(ring: readonly Position[], box: Box): readonly Position[] {
  const open = edgesOf(box).reduce<readonly Position[]>(clipAt, ring.slice(0, -1))
  return open.length < 3 ? [] : [...open, open[0] as Position]
}

function clipAt(ring: readonly Position[], { isInside, crossing }: Edge): readonly Position[] {
  const kept: Position[] = []
  let before = ring.at(-1)
  for (const position of ring) {
    if (before && isInside(before) !== isInside(position)) kept.push(crossing(before, position))
    if (isInside(position)) kept.push(position)
    before = position
  }
  return kept
}

/** Whether a position is in a box. */
export const isInBox = ([x, y]: Position, [west, south, east, north]: Box): boolean =>
  x >= west && x <= east && y >= south && y <= north
