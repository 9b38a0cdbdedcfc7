import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/properties/runs.ts'
import { plans } from '../../../../tests/properties/planCases.ts'
import type { PlanPart, Side } from '../walkPlan.ts'
import type { WrittenRoom } from '../WrittenRoom.ts'
import { type Scheme, planScheme } from './planScheme.ts'
import { isFree } from './walls.ts'

const room = (area: number | null, from: WrittenRoom['from'], side: Side = 'ahead'): WrittenRoom => ({
  room: 'bedroom',
  area,
  from,
  side,
})

const partOf = (scheme: Scheme | undefined, at: number): PlanPart | undefined =>
  scheme?.rooms.find(({ room: number }) => number === at)?.part

/** The way from one room to another, through the wall that they share. */
function wayBetween(one: PlanPart, other: PlanPart) {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01
  if (near(other.y + other.h, one.y)) return { x: 0, y: -1 }
  if (near(one.x + one.w, other.x)) return { x: 1, y: 0 }
  if (near(one.y + one.h, other.y)) return { x: 0, y: 1 }
  return { x: -1, y: 0 }
}

const turnedBy: Readonly<Record<Side, number>> = { ahead: 0, right: 1, behind: 2, left: 3 }
const turn = ({ x, y }: { x: number; y: number }, quarters: number): { x: number; y: number } =>
  quarters === 0 ? { x, y } : turn({ x: -y, y: x }, quarters - 1)

describe('a scheme', () => {
  it('puts a room on its side, with a door in the wall between', () => {
    const scheme = planScheme([room(9, 'door'), room(16, 0, 'left'), room(4, 0, 'right')])
    const [hall, left, right] = [0, 1, 2].map((at) => partOf(scheme, at))
    expect(hall).toMatchObject({ w: 3, h: 3 })
    expect(left).toMatchObject({ x: -4, w: 4, h: 4 })
    expect(right).toMatchObject({ x: 3, w: 2, h: 2 })
    expect(scheme?.doors).toEqual([
      { x: 1.5, y: 3, along: 'x', length: 0.9, outward: { x: 0, y: 1 } },
      { x: 0, y: 1.5, along: 'y', length: 0.9 },
      { x: 3, y: 1.5, along: 'y', length: 0.9 },
    ])
  })

  it('turns a tall one on its side', () => {
    const scheme = planScheme([room(9, 'door'), room(9, 0), room(9, 1)])
    expect(scheme?.doors[0]).toMatchObject({ along: 'y', outward: { x: -1 } })
  })

  it('is left out where an area of the walk is not stated, where there is no walk, and where it cannot be read', () => {
    expect(planScheme([])).toBeUndefined()
    expect(planScheme([room(9, null)])).toBeUndefined()
    expect(planScheme([room(9, 'door'), room(null, 0)])).toBeUndefined()
    expect(planScheme([room(9, 'door'), room(null, null)])).toBeDefined()
    // A cupboard beside a hall of exhibitions: its number would be wider than the cupboard.
    expect(planScheme([room(900, 'door'), room(1, 0)])).toBeUndefined()
  })

  it('is left out where rooms would lie over each other', () => {
    // Twelve rooms behind a wall of two metres.
    const many = Array.from({ length: 12 }, () => room(30, 0, 'behind'))
    expect(planScheme([room(4, 'door'), ...many])).toBeUndefined()
  })

  it('has every room with its area on its side, none over another, and a door for each', () => {
    let drawn = 0
    fc.assert(
      fc.property(plans(9, true), (rooms) => {
        const scheme = planScheme(rooms)
        if (scheme === undefined) return
        drawn += 1
        expect(scheme.rooms).toHaveLength(rooms.length)
        expect(scheme.doors).toHaveLength(rooms.length)
        const entering = new Map<number, { x: number; y: number }>()
        for (const { room: at, part } of scheme.rooms) {
          expect(part.w * part.h).toBeCloseTo(rooms[at]?.area ?? 0, 3)
          const others = scheme.rooms.filter((one) => one.room !== at).map((one) => one.part)
          expect(isFree(part, others)).toBe(true)
          const { from = null, side = 'ahead' } = rooms[at] ?? {}
          const out = scheme.doors[0]?.outward
          if (typeof from !== 'number') {
            entering.set(at, { x: 0 - (out?.x ?? 0), y: 0 - (out?.y ?? 0) })
            continue
          }
          const before = partOf(scheme, from)
          if (before === undefined) throw new Error('no room before')
          const way = wayBetween(before, part)
          const expected = turn(entering.get(from) ?? { x: 0, y: 0 }, turnedBy[side])
          expect([way.x + 0, way.y + 0]).toEqual([expected.x + 0, expected.y + 0])
          entering.set(at, way)
        }
      }),
      { seed: 45, numRuns: runs(300) },
    )
    expect(drawn).toBeGreaterThan(0)
  })
})
