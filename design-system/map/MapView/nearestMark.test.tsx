import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DirectionKey, directions, nearestMark } from './nearestMark.ts'

const keys = Object.keys(directions) as DirectionKey[]
const key = fc.constantFrom(...keys)
const number = fc.integer({ min: -500, max: 500 })
const point = fc.record({ x: number, y: number })
const points = fc.array(point, { maxLength: 40 })

type Point = { readonly x: number; readonly y: number }

/** The angle between a direction and the way to a mark, degrees. */
function angleTo(from: Point, to: Point, direction: DirectionKey): number {
  const { x, y } = directions[direction]
  const way = Math.atan2(to.y - from.y, to.x - from.x) - Math.atan2(y, x)
  return Math.abs((Math.atan2(Math.sin(way), Math.cos(way)) * 180) / Math.PI)
}

/** The cost of a way: distance ahead, plus twice the distance aside. Computed independently of the code. */
function costOf(from: Point, to: Point, direction: DirectionKey): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const angle = (angleTo(from, to, direction) * Math.PI) / 180
  return length * Math.cos(angle) + 2 * length * Math.sin(angle)
}

describe('an arrow key', () => {
  it('moves to a mark within 45° of its direction', () => {
    fc.assert(
      fc.property(point, points, key, (from, marks, direction) => {
        const found = nearestMark(from, marks, direction)
        const angle = found ? angleTo(from, found, direction) : 0
        expect(angle).toBeLessThanOrEqual(45 + 1e-6)
      }),
    )
  })

  it('takes the lowest cost, and stays only if there is none in that direction', () => {
    fc.assert(
      fc.property(point, points, key, (from, marks, direction) => {
        const found = nearestMark(from, marks, direction)
        const thatWay = marks.filter(
          (mark) => (mark.x !== from.x || mark.y !== from.y) && angleTo(from, mark, direction) < 45 - 1e-6,
        )
        // An infinite cost is chosen only if there is none in that direction.
        const cost = found ? costOf(from, found, direction) : Infinity
        for (const mark of thatWay) expect(cost).toBeLessThanOrEqual(costOf(from, mark, direction) + 1e-6)
      }),
    )
  })

  it('leaves every mark that is not alone', () => {
    fc.assert(
      fc.property(point, points, (from, marks) => {
        const others = marks.filter(({ x, y }) => x !== from.x || y !== from.y)
        const reached = keys.map((direction) => nearestMark(from, others, direction))
        expect(reached.some(Boolean)).toBe(others.length > 0)
      }),
    )
  })

  it('can be reversed between two single marks', () => {
    const back = {
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
    }
    fc.assert(
      fc.property(point, point, key, (from, to, direction) => {
        const isThere = nearestMark(from, [to], direction) !== undefined
        expect(nearestMark(to, [from], back[direction] as DirectionKey) !== undefined).toBe(isThere)
      }),
    )
  })

  it('prefers marks ahead to marks aside', () => {
    const ahead = { x: 30, y: 0 }
    const aside = { x: 16, y: 14 }
    expect(nearestMark({ x: 0, y: 0 }, [aside, ahead], 'ArrowRight')).toBe(ahead)
  })
})
