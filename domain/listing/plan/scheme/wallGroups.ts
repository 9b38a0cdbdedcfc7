/** The rooms of a walk by the wall behind which they lie, each as long along its wall and as deep as it is drawn. */
import { type Side, sides } from '../walkPlan.ts'
import { walkWritten } from '../walkWritten.ts'
import type { WrittenRoom } from '../WrittenRoom.ts'
import { type Heading, turned } from './headings.ts'

/** Metres of the gap that stands for a door. */
export const DOOR = 0.9
/** Metres of wall that two rooms share at least, so that there is wall on both sides of their door. */
export const SHARED = 1.1

export interface SizedRoom {
  readonly room: number
  /** Metres along the wall through which one enters it. */
  readonly length: number
  /** Metres away from that wall. */
  readonly depth: number
}

/** The rooms behind one wall of a room. */
export interface WallGroup {
  readonly before: number
  /** The way through that wall. */
  readonly heading: Heading
  readonly rooms: readonly SizedRoom[]
}

/** Metres of wall that rooms beside each other need: the longest hang over its ends, as far as leaves room for their doors. */
function wallNeeded(rooms: readonly SizedRoom[]): number {
  const over = rooms
    .map(({ length }) => Math.max(0, length - SHARED))
    .toSorted((a, b) => b - a)
    .slice(0, 2)
  const together = rooms.reduce((sum, { length }) => sum + length, 0)
  return rooms.length < 2 ? 0 : together - over.reduce((sum, one) => sum + one, 0)
}

/**
 * First the room behind the entrance, then the rooms behind its walls, and behind theirs. Rooms are squares of their
 * area, `narrow` times as deep as long, unless several doors need a longer wall. Undefined where an area is not stated.
 */
export function wallGroups(
  rooms: readonly WrittenRoom[],
  narrow: number,
): { readonly first: SizedRoom; readonly groups: readonly WallGroup[] } | undefined {
  const steps = walkWritten(rooms)
  const [start] = steps
  if (start === undefined || steps.some(({ room }) => (rooms[room]?.area ?? null) === null)) return undefined
  const behind = (before: number, side: Side) =>
    steps.filter((step) => step.from === before && step.side === side).map(({ room }) => sized(room))
  const sized = (room: number): SizedRoom => {
    const area = rooms[room]?.area ?? 0
    const [ahead, left, right, back] = sides.map((side) => behind(room, side))
    const count = [ahead, left, right, back].reduce((sum, group) => sum + (group?.length ?? 0), 0)
    const depth = Math.max(wallNeeded(left ?? []), wallNeeded(right ?? []))
    const length = Math.max(wallNeeded(ahead ?? []), wallNeeded(back ?? []))
    const square = Math.sqrt(area)
    if (depth > square && depth >= length) return { room, depth, length: area / depth }
    if (length > square) return { room, depth: area / length, length }
    const by = count > 1 ? 1 : Math.sqrt(narrow)
    return { room, depth: square * by, length: square / by }
  }
  const groups: WallGroup[] = []
  let next: readonly { readonly room: number; readonly heading: Heading }[] = [
    { room: start.room, heading: 'north' },
  ]
  while (next.length > 0) {
    const found = next.flatMap(({ room, heading }) =>
      sides.flatMap((side): readonly WallGroup[] => {
        const all = behind(room, side)
        return all.length === 0 ? [] : [{ before: room, heading: turned(heading, side), rooms: all }]
      }),
    )
    groups.push(...found)
    next = found.flatMap(({ heading, rooms: all }) => all.map(({ room }) => ({ room, heading })))
  }
  return { first: sized(start.room), groups }
}
