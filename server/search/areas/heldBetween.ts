import type { Stretches } from './Area.ts'
import { extentOf, type Sides } from './edges.ts'

/**
 * The stretches of a polygon that lie inside all the way from one parallel to another: where no side passes, all is
 * inside or all is outside, which its middle tells.
 */
export function heldBetween({ edges, isInside, between }: Sides, south: number, north: number): Stretches {
  const passed = between(south, north)
    .filter((at) => reaches(edges[at] as number, edges[at + 2] as number, south, north))
    .map((at) => extentOf(edges, at, south, north))
    .sort(([one], [other]) => one - other)
  const held: number[] = []
  let reached = Infinity
  for (const [west, east] of passed) {
    // A hair aside: rounding may put what lies on a side just across.
    const [from, to] = [Math.ceil(reached) + 1, Math.floor(west) - 1]
    if (from < to && isInside((south + north) / 2, (from + to) / 2)) held.push(from, to)
    reached = reached === Infinity ? east : Math.max(reached, east)
  }
  return held
}

const reaches = (one: number, other: number, south: number, north: number): boolean =>
  Math.max(one, other) >= south && Math.min(one, other) <= north
