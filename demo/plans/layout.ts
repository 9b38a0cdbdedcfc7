/** From wishes to rectangles: two rows of rooms along a hall; every square metre belongs to one room. */
import { type WalkStep, walkPlan } from '#domain/listing/plan/walkPlan.ts'
import { randomFrom } from '../random.ts'
import type { FloorPlan, PlannedRoom, Rectangle, WallOpening } from './plan.ts'
import { columnArea, door, type Draft, placeRow, totalArea, windowIn } from './placeRow.ts'
import { type PlanFacts, programOf, type RoomCode } from './program.ts'

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const areaOf = (parts: readonly Rectangle[]) => parts.reduce((total, { w, h }) => total + w * h, 0)

/** Rounds to tenths so that the parts still add up to the rounded whole. */
export function roundedShares(values: readonly number[], whole: number): number[] {
  const tenths = values.map((value) => value * 10)
  const floors = tenths.map(Math.floor)
  let missing = Math.round(whole * 10) - floors.reduce((sum, value) => sum + value, 0)
  const order = tenths
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of order) {
    if (missing <= 0) break
    floors[index] = (floors[index] ?? 0) + 1
    missing -= 1
  }
  return floors.map((value) => value / 10)
}

/** One room with a bath and a small hall beside it. */
function studioDrafts({ area }: PlanFacts): {
  width: number
  depth: number
  drafts: Draft[]
  openings: WallOpening[]
} {
  const width = Math.sqrt(area * 1.3)
  const depth = area / width
  const side = Math.min(2, Math.max(1.5, width * 0.26))
  const bath = depth * 0.56
  return {
    width,
    depth,
    drafts: [
      { code: 'bathroom', parts: [{ x: 0, y: 0, w: side, h: bath }] },
      { code: 'hall', parts: [{ x: 0, y: bath, w: side, h: depth - bath }] },
      { code: 'studio', parts: [{ x: side, y: 0, w: width - side, h: depth }] },
    ],
    openings: [
      door(side / 2, bath, -1),
      { kind: 'entrance', x: 0, y: bath + (depth - bath) / 2, along: 'y', length: 0.95, swing: 1 },
      { kind: 'passage', x: side, y: bath + (depth - bath) / 2, along: 'y', length: 1, swing: 1 },
      windowIn(side / 2, 0, 0.6),
      windowIn(side + (width - side) * 0.5, 0, 1.5),
      {
        kind: 'slidingDoor',
        x: side + (width - side) / 2,
        y: depth,
        along: 'x',
        length: Math.min(2.4, (width - side) * 0.6),
        swing: 1,
      },
    ],
  }
}

function homeDrafts(facts: PlanFacts): {
  width: number
  depth: number
  drafts: Draft[]
  openings: WallOpening[]
} {
  const { area } = facts
  const { night, day, hallDepth } = programOf(facts)
  const share = totalArea(night) / (totalArea(night) + totalArea(day))
  // Deep enough for a bed and its way round, wide enough that bedrooms are no corridors.
  const narrower = Math.min(share, 1 - share) * area * 0.88
  const rowDepth =
    within(2.75 + area * 0.0065, 3, 4.7) * (0.95 + randomFrom(facts.seed).fork('depth').next() * 0.1)
  const width = Math.min(
    within(narrower / rowDepth, Math.sqrt(area * 0.8), Math.sqrt(area * 1.75)),
    narrower / 2.7,
  )
  const rows = area - width * hallDepth
  const nightDepth = (rows * share) / width
  const depth = area / width
  const hallTop = nightDepth
  const hallFoot = nightDepth + hallDepth
  const livingWidth = ((day[0] ? columnArea(day[0]) : 0) / totalArea(day)) * width
  const firstNight = ((night[0] ? columnArea(night[0]) : 0) / totalArea(night)) * width
  const cut = Math.min(livingWidth * 0.6, firstNight - 1.05)
  const hallFrom = cut > 0.7 ? cut : 0
  const nightRow = placeRow({ columns: night, hallSide: hallTop, facade: 0, hallFrom }, width)
  const dayRow = placeRow({ columns: day, hallSide: hallFoot, facade: depth, hallFrom }, width)
  const [living, ...others] = dayRow.drafts
  const lounge: Draft[] = living
    ? [
        {
          code: living.code,
          parts:
            hallFrom > 0 ? [...living.parts, { x: 0, y: hallTop, w: hallFrom, h: hallDepth }] : living.parts,
        },
      ]
    : []
  return {
    width,
    depth,
    drafts: [
      ...lounge,
      ...others.filter(({ code }) => code !== 'bedroom'),
      ...nightRow.drafts,
      ...others.filter(({ code }) => code === 'bedroom'),
      { code: 'hall', parts: [{ x: hallFrom, y: hallTop, w: width - hallFrom, h: hallDepth }] },
    ],
    openings: [
      ...nightRow.openings,
      ...dayRow.openings.map((opening, index) =>
        index === 0 && opening.kind === 'window'
          ? { ...opening, kind: 'slidingDoor' as const, length: Math.min(3, dayRow.firstWidth * 0.6) }
          : opening,
      ),
      {
        kind: 'entrance',
        x: width,
        y: (hallTop + hallFoot) / 2,
        along: 'y',
        length: Math.min(0.95, hallDepth - 0.1),
        swing: -1,
      },
      windowIn(0, hallFoot + (depth - hallFoot) / 2, 1.3, 'y'),
    ],
  }
}

const turnRectangle =
  (flipX: boolean, flipY: boolean, width: number, depth: number) =>
  (part: Rectangle): Rectangle => ({
    x: flipX ? width - part.x - part.w : part.x,
    y: flipY ? depth - part.y - part.h : part.y,
    w: part.w,
    h: part.h,
  })

const flipSwing = (swing: 1 | -1): 1 | -1 => (swing === 1 ? -1 : 1)

/** The plan of a home: pure, so that a listing's table and its drawing always agree. */
export function floorPlan(facts: PlanFacts): FloorPlan {
  const { width, depth, drafts, openings } = facts.bedrooms === 0 ? studioDrafts(facts) : homeDrafts(facts)
  const random = randomFrom(facts.seed).fork('turn')
  const flipX = random.chance(0.5)
  const flipY = random.chance(0.35)
  const turn = turnRectangle(flipX, flipY, width, depth)
  const sliding = openings.find(({ kind }) => kind === 'slidingDoor')
  const deck: Draft[] =
    (facts.balcony ?? true) && sliding
      ? [
          {
            code: 'balcony',
            outdoor: true,
            parts: [
              {
                x: Math.max(0, sliding.x - sliding.length * 0.8),
                y: depth,
                w: Math.min(sliding.length * 1.6, width),
                h: 1.5,
              },
            ],
          },
        ]
      : []
  const areas = roundedShares(
    drafts.map(({ parts }) => areaOf(parts)),
    facts.area,
  )
  const rooms = [...drafts, ...deck].map(
    ({ code, parts, outdoor = false }, index): PlannedRoom => ({
      code,
      parts: parts.map(turn),
      area: areas[index] ?? Math.round(areaOf(parts) * 10) / 10,
      outdoor,
    }),
  )
  return {
    width,
    depth,
    mirrored: flipX,
    rooms,
    openings: openings.map((opening) => ({
      ...opening,
      x: flipX ? width - opening.x : opening.x,
      y: flipY ? depth - opening.y : opening.y,
      swing: (opening.along === 'x' ? flipY : flipX) ? flipSwing(opening.swing) : opening.swing,
    })),
  }
}

/** The table beside the drawing, in the order in which the rooms are numbered. */
export const roomTable = (facts: PlanFacts): { room: RoomCode; area: number }[] =>
  floorPlan(facts).rooms.map(({ code, area }) => ({ room: code, area }))

/** The way through the rooms from the entrance, by their places in that table. */
export function roomWalk(facts: PlanFacts): readonly WalkStep[] {
  const { rooms, openings } = floorPlan(facts)
  const doors = openings
    .filter(({ kind }) => kind !== 'window')
    .map(({ kind, x, y, along }) => ({ isEntrance: kind === 'entrance', x, y, along }))
  return walkPlan(
    rooms.map(({ parts }) => parts),
    doors,
  )
}
