/** Convex areas, as cells and circles are: cutting them needs no library and never fails. */
import type { Position } from './polyline.ts'
import type { Ring } from './multiPolygon.ts'

/** Kilometres of a degree northward. */
const DEGREE = 111.195
const CORNERS = 48

/** A circle as a counterclockwise ring of 48 corners. */
export function circleRing([x, y]: Position, kilometres: number): Ring {
  const north = kilometres / DEGREE
  const east = north / Math.cos((y * Math.PI) / 180)
  return Array.from({ length: CORNERS + 1 }, (_, at): Position => {
    const turn = ((at % CORNERS) * 2 * Math.PI) / CORNERS
    return [x + east * Math.cos(turn), y + north * Math.sin(turn)]
  })
}

/** The intersection of two convex counterclockwise rings; [] if it is empty. */
export function commonOf(one: Ring, other: Ring): Ring {
  let open: readonly Position[] = one.slice(0, -1)
  for (let at = 1; at < other.length && open.length > 0; at++)
    open = leftOf(open, other[at - 1] as Position, other[at] as Position)
  return open.length < 3 ? [] : [...open, open[0] as Position]
}

function leftOf(open: readonly Position[], [ax, ay]: Position, [bx, by]: Position): readonly Position[] {
  const side = ([x, y]: Position) => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  const kept: Position[] = []
  open.forEach((position, at) => {
    const before = open.at(at - 1) as Position
    const [is, was] = [side(position), side(before)]
    if (is >= 0 !== was >= 0) {
      const share = was / (was - is)
      kept.push([
        before[0] + share * (position[0] - before[0]),
        before[1] + share * (position[1] - before[1]),
      ])
    }
    if (is >= 0) kept.push(position)
  })
  return kept
}
