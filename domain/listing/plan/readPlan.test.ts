import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/properties/runs.ts'
import { areaOf, planLimits, readPlan } from './readPlan.ts'
import { plans } from '../../../tests/properties/planCases.ts'
import type { SentRoom } from './WrittenRoom.ts'

const room = (from: SentRoom['from'], more: Partial<SentRoom> = {}): SentRoom => ({
  room: 'hall',
  area: null,
  from,
  side: 'left',
  ...more,
})
const problemsOf = (...rooms: readonly SentRoom[]) => {
  const read = readPlan(rooms)
  return 'problems' in read ? read.problems : {}
}

describe('a written plan', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 7 ', 7],
    [0.1, 0.1],
    [planLimits.area, planLimits.area],
    ['', null],
    [null, null],
    ['0', undefined],
    [-3, undefined],
    ['12,55', undefined],
    [12.345, undefined],
    [1000.1, undefined],
    ['many', undefined],
    [Number.NaN, undefined],
  ])('has areas with one decimal at most: %s', (sent, area) => {
    expect(areaOf(sent)).toBe(area)
  })

  it('tells each problem at its room and field', () => {
    expect(problemsOf(room('door', { area: '0' }), room(5), room(2))).toEqual({
      'rooms.0.area': { name: 'planArea', values: { most: 1000 } },
      'rooms.1.from': { name: 'planFrom' },
      'rooms.2.from': { name: 'planFrom' },
    })
    expect(problemsOf(room(null), room('door'), room('door'))).toEqual({
      'rooms.2.from': { name: 'planEntrances', values: { n: 2 } },
    })
    expect(problemsOf(room('door'), room(2), room(3), room(1), room(1))).toEqual(
      Object.fromEntries([1, 2, 3].map((at) => [`rooms.${at}.from`, { name: 'planCircle' }])),
    )
    expect(problemsOf(room(1), room(null))).toEqual({ 'rooms.0.from': { name: 'planNoEntrance' } })
    expect(problemsOf(...Array.from({ length: 31 }, () => room(null)))).toEqual({
      rooms: { name: 'planRooms', values: { most: 30 } },
    })
  })

  it('may leave areas and ways out, and be empty', () => {
    expect(readPlan([])).toEqual({ rooms: [] })
    expect(readPlan([room(null, { area: '8,5' })])).toEqual({ rooms: [{ ...room(null), area: 8.5 }] })
  })

  it('is read as it is written', () => {
    fc.assert(
      fc.property(plans(planLimits.rooms), (rooms) => {
        expect(readPlan(rooms)).toEqual({ rooms })
      }),
      { seed: 45, numRuns: runs(300) },
    )
  })
})
