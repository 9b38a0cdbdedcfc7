import type { Stretches } from './Area.ts'
import { bitOf, extentOf } from './edge.ts'
import type { Sides } from './edges.ts'

/** A side on its way between two parallels. */
interface Passing {
  readonly polygon: number
  readonly west: number
  readonly east: number
  /** Whether it gets past the middle: what lies beyond it there is inside if it was outside, and the other way round. */
  readonly isCrossing: boolean
}

/**
 * The stretches that lie inside a polygon all the way from one parallel to another: where none of its sides passes, all
 * is inside or all is outside, which its sides to the west of it tell by the even-odd rule.
 */
export function heldBetween({ edges, between }: Sides, south: number, north: number): Stretches {
  const middle = (south + north) / 2
  const passing: Passing[] = []
  for (const at of between(south, north)) {
    const [one, other] = [edges[at] as number, edges[at + 2] as number]
    if (Math.max(one, other) < south || Math.min(one, other) > north) continue
    const [west, east] = extentOf(edges, at, south, north)
    passing.push({ polygon: bitOf(edges, at), west, east, isCrossing: one > middle !== other > middle })
  }
  return stretchesInside(passing.sort((one, other) => one.polygon - other.polygon || one.west - other.west))
}

/** Polygon by polygon, from west to east. A hair aside of what passes: rounding may put what lies on a side just across. */
function stretchesInside(passing: readonly Passing[]): Stretches {
  const inside: number[] = []
  let [of, isInside, reached] = [0, false, -Infinity]
  for (const { polygon, west, east, isCrossing } of passing) {
    if (polygon !== of) [of, isInside, reached] = [polygon, false, -Infinity]
    const [from, to] = [Math.ceil(reached) + 1, Math.floor(west) - 1]
    if (isInside && from < to) inside.push(from, to)
    if (isCrossing) isInside = !isInside
    reached = Math.max(reached, east)
  }
  return inside
}
