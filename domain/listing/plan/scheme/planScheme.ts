/**
 * A written plan as a scheme: each room as a rectangle of its area, beside the room that it is reached from, on the side
 * that was stated. Nothing is known of walls, so that this is where rooms lie, not how they are built.
 */
import type { PlanPart } from '../walkPlan.ts'
import type { WrittenRoom } from '../WrittenRoom.ts'
import { arrange, type Placed } from './arrange.ts'
import { isLegible } from './isLegible.ts'
import { DOOR, SHARED, type SizedRoom, type WallGroup, wallGroups } from './wallGroups.ts'
import { boundsOf, isUpright, sharedWall } from './walls.ts'

/** A gap in a wall: its middle, whether the wall runs across the page (`x`) or down it, and its length. */
export interface SchemeDoor {
  readonly x: number
  readonly y: number
  readonly along: 'x' | 'y'
  readonly length: number
  /** Of the entrance: the way out of the home. */
  readonly outward?: { readonly x: number; readonly y: number }
}

/** Metres, y downward. */
export interface Scheme {
  readonly rooms: readonly Placed[]
  readonly doors: readonly SchemeDoor[]
}

/** How many times as deep as long rooms are; the first with which all find a place is drawn. */
const NARROW = [1, 1.5, 2.2, 3] as const
/** So much of a wall that two rooms share may be open. */
const MOST_OPEN = 0.8
/** Where the entrance stands in its wall: in the middle, or at an end. */
const ENTRANCES = [0.5, 0, 1] as const

function schemeWith(first: SizedRoom, groups: readonly WallGroup[], entrance: number): Scheme | undefined {
  const part: PlanPart = { x: 0, y: 0, w: first.length, h: first.depth }
  const length = Math.min(DOOR, first.length * MOST_OPEN)
  const margin = Math.min((SHARED - DOOR) / 2, (first.length - length) / 2)
  const middle = length / 2 + margin + (first.length - length - 2 * margin) * entrance
  // What is reached from behind lies beside the door of the entrance, not before it.
  const ground: PlanPart = {
    x: middle - length / 2 - margin,
    y: first.depth,
    w: length + 2 * margin,
    h: DOOR,
  }
  const parts = arrange({ room: first.room, part }, ground, groups)
  if (parts === undefined) return undefined
  const doors = groups.flatMap(({ before, heading, rooms }) =>
    rooms.flatMap(({ room }): SchemeDoor[] => {
      const [one, other] = [parts.get(before), parts.get(room)]
      if (one === undefined || other === undefined) return []
      const { from, to, at } = sharedWall(one, other, heading)
      const [gap, along] = [Math.min(DOOR, (to - from) * MOST_OPEN), (from + to) / 2]
      return isUpright(heading)
        ? [{ x: along, y: at, along: 'x', length: gap }]
        : [{ x: at, y: along, along: 'y', length: gap }]
    }),
  )
  const door: SchemeDoor = { x: middle, y: first.depth, along: 'x', length, outward: { x: 0, y: 1 } }
  return { rooms: [...parts].map(([room, of]) => ({ room, part: of })), doors: [door, ...doors] }
}

/** A quarter to the right, so that a tall drawing fits a sheet on its side. Left stays left. */
const onItsSide = ({ rooms, doors }: Scheme): Scheme => ({
  rooms: rooms.map(({ room, part: { x, y, w, h } }) => ({ room, part: { x: -y - h, y: x, w: h, h: w } })),
  doors: doors.map(({ x, y, along, length, outward }) => ({
    x: -y,
    y: x,
    along: along === 'x' ? 'y' : 'x',
    length,
    ...(outward && { outward: { x: -outward.y, y: outward.x } }),
  })),
})

const isTall = ({ rooms }: Scheme): boolean => {
  const { w, h } = boundsOf(rooms.map(({ part }) => part))
  return h > w
}

/**
 * The scheme of a plan; undefined without a walk, where the area of a room in it is not stated, where no arrangement
 * without overlaps was found, and where a room would be too small for its number in braille.
 */
export function planScheme(rooms: readonly WrittenRoom[]): Scheme | undefined {
  for (const narrow of NARROW) {
    const sized = wallGroups(rooms, narrow)
    if (sized === undefined) return undefined
    for (const entrance of ENTRANCES) {
      const scheme = schemeWith(sized.first, sized.groups, entrance)
      const turned = scheme && isTall(scheme) ? onItsSide(scheme) : scheme
      if (turned && isLegible(turned)) return turned
    }
  }
  return undefined
}
