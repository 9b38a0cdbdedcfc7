import type { Position } from '#server/content/geography/polygons/polyline.ts'

/**
 * Removes positions within `tolerance` degrees of the line without them (Douglas and Peucker), except those
 * that `isKept` names: a coast stays exact where it matters.
 */
export function simplify(
  line: readonly Position[],
  tolerance: number,
  isKept: (position: Position) => boolean,
): readonly Position[] {
  const marks = line.map((position, at) => at === 0 || at === line.length - 1 || isKept(position))
  let from = 0
  for (let to = 1; to < line.length; to++) {
    if (marks[to] !== true) continue
    markBends(line, marks, from, to, tolerance)
    from = to
  }
  return line.filter((_, at) => marks[at])
}

/** Marks what bends the line between two kept positions. With a stack: the coast of a continent is deep. */
function markBends(
  line: readonly Position[],
  marks: boolean[],
  first: number,
  last: number,
  tolerance: number,
): void {
  const open: [number, number][] = [[first, last]]
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range
    const bend = farthest(line, from, to)
    if (bend.distance <= tolerance) continue
    marks[bend.at] = true
    open.push([from, bend.at], [bend.at, to])
  }
}

function farthest(line: readonly Position[], from: number, to: number) {
  let best = { at: from, distance: -1 }
  for (let at = from + 1; at < to; at++) {
    const distance = fromSegment(line[at] as Position, line[from] as Position, line[to] as Position)
    if (distance > best.distance) best = { at, distance }
  }
  return best
}

/** Distance of a position from a segment, in degrees; a ring's two ends are one position, which is no hindrance. */
function fromSegment([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}
