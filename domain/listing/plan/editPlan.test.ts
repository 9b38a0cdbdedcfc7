import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../tests/properties/runs.ts'
import { likelyFrom, without, withMoved } from './editPlan.ts'
import { readPlan } from './readPlan.ts'
import { plans } from '../../../tests/properties/planCases.ts'
import { walkWritten } from './walkWritten.ts'
import type { WrittenRoom } from './WrittenRoom.ts'

const room = (name: WrittenRoom['room'], from: WrittenRoom['from']): WrittenRoom => ({
  room: name,
  area: null,
  from,
  side: 'left',
})
const flat = [room('hall', 'door'), room('kitchen', 0), room('living', 1), room('bedroom', 0)]

it('walks to every room that has a way in, each once, after the room it is reached from', () => {
  fc.assert(
    fc.property(plans(30), (rooms) => {
      const steps = walkWritten(rooms)
      const hasWay = (at: number): boolean => {
        const from = rooms[at]?.from ?? null
        return from === 'door' || (from !== null && hasWay(from))
      }
      const met = steps.map((step) => step.room)
      expect(met.toSorted((a, b) => a - b)).toEqual(rooms.map((_, at) => at).filter(hasWay))
      for (const [at, { from }] of steps.entries())
        expect(from === null ? at : met.indexOf(from)).toBeLessThan(from === null ? 1 : at)
    }),
    { seed: 45, numRuns: runs(300) },
  )
})

it('moves rooms, and the ways with them', () => {
  expect(withMoved(flat, 0, 3).map(({ room: name, from }) => [name, from])).toEqual([
    ['kitchen', 3],
    ['living', 0],
    ['bedroom', 3],
    ['hall', 'door'],
  ])
  fc.assert(
    fc.property(plans(12), fc.nat(11), fc.nat(11), (rooms, at, to) => {
      const [from, place] = [at % rooms.length, to % rooms.length]
      const moved = withMoved(rooms, from, place)
      expect(withMoved(moved, place, from)).toEqual(rooms)
      expect(readPlan(moved)).toEqual({ rooms: moved })
    }),
    { seed: 45, numRuns: runs(300) },
  )
})

it('removes a room, and the ways that went through it', () => {
  expect(without(flat, 1).map(({ room: name, from }) => [name, from])).toEqual([
    ['hall', 'door'],
    ['living', null],
    ['bedroom', 0],
  ])
})

it('offers where the next room is reached from', () => {
  expect([likelyFrom([]), likelyFrom(flat.slice(0, 1)), likelyFrom(flat)]).toEqual(['door', 0, 0])
  expect(likelyFrom([room('wc', null)])).toBe('door')
  expect(likelyFrom([room('wc', null), room('hall', 'door'), room('study', null)])).toBe(1)
})
