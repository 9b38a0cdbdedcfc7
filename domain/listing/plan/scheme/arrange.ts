/** Finds a place for every room of a scheme. */
import type { PlanPart } from '../walkPlan.ts'
import { besideWall, isFree, wallOf } from './walls.ts'
import { SHARED, type SizedRoom, type WallGroup } from './wallGroups.ts'

/** A room and where it lies. */
export interface Placed {
  /** By its place in the list of rooms. */
  readonly room: number
  readonly part: PlanPart
}

/** Arrangements of rooms at a wall that are tried in all. */
const MOST_TRIES = 1500
/** Where a row of rooms stands, between the furthest ends at which each still has its door. */
const SHIFTS = [0.5, 0, 1, 0.25, 0.75] as const
/** Orders of more rooms than so many are not all tried. */
const MOST_IN_ALL_ORDERS = 5

function ordersOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length > MOST_IN_ALL_ORDERS) return [all, all.toReversed()]
  if (all.length < 2) return [all]
  return all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map((others) => [one, ...others]))
}

/** The rows in which rooms may stand at a wall, each sharing as much of it as a door needs. */
function* rowsAt(of: PlanPart, { heading, rooms }: WallGroup): Generator<readonly Placed[]> {
  const wall = wallOf(of, heading)
  for (const row of ordersOf<SizedRoom>(rooms)) {
    const [first, last] = [row[0], row.at(-1)]
    if (first === undefined || last === undefined) continue
    const together = row.reduce((sum, { length }) => sum + length, 0)
    const shared = (length: number) => Math.min(SHARED, wall.length, length)
    const least = wall.start + shared(first.length) - first.length
    const most = wall.start + wall.length - shared(last.length) - (together - last.length)
    if (most < least - 0.001) continue
    for (const shift of SHIFTS) {
      let start = least + (most - least) * shift
      yield row.map(({ room, length, depth }) => {
        const part = besideWall(of, heading, { start, length, depth })
        start += length
        return { room, part }
      })
    }
  }
}

/**
 * The rooms of all groups by their numbers, none over another, over `first` or over `ground`; undefined where no such
 * arrangement was found.
 */
export function arrange(
  first: Placed,
  ground: PlanPart,
  groups: readonly WallGroup[],
): ReadonlyMap<number, PlanPart> | undefined {
  const parts = new Map([[first.room, first.part]])
  let tries = MOST_TRIES
  const place = (at: number): boolean => {
    const group = groups[at]
    if (group === undefined) return true
    const before = parts.get(group.before)
    if (before === undefined) return false
    const taken = [...parts.values(), ground]
    for (const row of rowsAt(before, group)) {
      if (tries-- <= 0) return false
      if (!row.every(({ part }) => isFree(part, taken))) continue
      for (const { room, part } of row) parts.set(room, part)
      if (place(at + 1)) return true
      for (const { room } of group.rooms) parts.delete(room)
    }
    return false
  }
  return place(0) ? parts : undefined
}
