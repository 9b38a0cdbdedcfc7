/** A floor plan as a walk: from the door through every room, each said by the side on which it lies. */

export interface PlanPart {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A door: its middle, and whether its wall runs across the page (`x`) or down it. Metres, y downward. */
export interface PlanDoor {
  readonly isEntrance: boolean
  readonly x: number
  readonly y: number
  readonly along: 'x' | 'y'
}

export const sides = ['ahead', 'left', 'right', 'behind'] as const
export type Side = (typeof sides)[number]

/** A room by its place in the list of rooms, and how one comes to it; `from` is null behind the entrance. */
export interface WalkStep {
  readonly room: number
  readonly from: number | null
  readonly side: Side
}

interface Point {
  readonly x: number
  readonly y: number
}

/** So far behind a door one stands in the room, metres. */
const INSIDE = 0.3

/** Through the rooms in the order in which they are met, the nearest door first. Rooms that no door leads to are left out. */
export function walkPlan(
  rooms: readonly (readonly PlanPart[])[],
  doors: readonly PlanDoor[],
): readonly WalkStep[] {
  const entrance = doors.find(({ isEntrance }) => isEntrance)
  if (!entrance) return []
  const steps: WalkStep[] = []
  const seen = new Set<number>()
  const enter = (door: PlanDoor, { room, into }: Passage, from: number | null, side: Side) => {
    seen.add(room)
    steps.push({ room, from, side })
    const heading = { x: into.x - door.x, y: into.y - door.y }
    for (const { door: next, passage } of waysOut(door, room)) {
      if (seen.has(passage.room)) continue
      // The way through its door, not where it stands: a door far down a hall is still on the left.
      const toward = { x: passage.into.x - next.x, y: passage.into.y - next.y }
      enter(next, passage, room, sideOf(heading, toward))
    }
  }
  const waysOut = (came: PlanDoor, room: number) =>
    doors
      .flatMap((door) => {
        const both = passages(rooms, door)
        if (door === came || !both.some((one) => one.room === room)) return []
        return both.filter((one) => one.room !== room).map((passage) => ({ door, passage }))
      })
      .toSorted((a, b) => distance(came, a.door) - distance(came, b.door))
  const [first] = passages(rooms, entrance)
  if (first) enter(entrance, first, null, 'ahead')
  return steps
}

interface Passage {
  readonly room: number
  /** A point in the room, beside the door. */
  readonly into: Point
}

/** The rooms on the two sides of a door. */
function passages(rooms: readonly (readonly PlanPart[])[], { x, y, along }: PlanDoor): readonly Passage[] {
  return [-INSIDE, INSIDE].flatMap((by): Passage[] => {
    const into = along === 'x' ? { x, y: y + by } : { x: x + by, y }
    const room = rooms.findIndex((parts) => parts.some((part) => isIn(into, part)))
    return room === -1 ? [] : [{ room, into }]
  })
}

const isIn = ({ x, y }: Point, part: PlanPart): boolean =>
  x > part.x && x < part.x + part.w && y > part.y && y < part.y + part.h

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Where something lies for who looks along `heading`. */
function sideOf(heading: Point, toward: Point): Side {
  const ahead = heading.x * toward.x + heading.y * toward.y
  const right = heading.x * toward.y - heading.y * toward.x
  if (Math.abs(right) <= Math.abs(ahead)) return ahead >= 0 ? 'ahead' : 'behind'
  return right > 0 ? 'right' : 'left'
}
