import { expect, it } from 'vitest'
import { type PlanDoor, walkPlan } from './walkPlan.ts'

/** A hall from west to east; kitchen to its north, bedroom to its south, a store behind the kitchen. */
const hall = [{ x: 0, y: 4, w: 6, h: 1 }]
const kitchen = [{ x: 0, y: 0, w: 4, h: 4 }]
const bedroom = [{ x: 0, y: 5, w: 6, h: 4 }]
const store = [{ x: 4, y: 0, w: 2, h: 4 }]
const rooms = [kitchen, hall, bedroom, store]
const door = (x: number, y: number, along: 'x' | 'y', isEntrance = false): PlanDoor => ({
  x,
  y,
  along,
  isEntrance,
})

it('goes from the door through every room, and says on which side each is', () => {
  const doors = [door(0, 4.5, 'y', true), door(3, 4, 'x'), door(4, 5, 'x'), door(4, 2, 'y')]
  expect(walkPlan(rooms, doors)).toEqual([
    { room: 1, from: null, side: 'ahead' },
    { room: 0, from: 1, side: 'left' },
    { room: 3, from: 0, side: 'right' },
    { room: 2, from: 1, side: 'right' },
  ])
})

it('turns with who comes from the other end', () => {
  const [, kitchenStep, bedroomStep] = walkPlan(rooms, [
    door(6, 4.5, 'y', true),
    door(3, 4, 'x'),
    door(2, 5, 'x'),
  ])
  expect([kitchenStep?.side, bedroomStep?.side]).toEqual(['right', 'left'])
})

it('leaves out what no door leads to, and ends in a ring of rooms', () => {
  expect(walkPlan(rooms, [door(3, 4, 'x')])).toEqual([])
  expect(walkPlan(rooms, [door(0, 4.5, 'y', true)])).toHaveLength(1)
  const ring = [door(0, 4.5, 'y', true), door(3, 4, 'x'), door(4, 2, 'y'), door(5, 4, 'x')]
  expect(walkPlan(rooms, ring).map(({ room }) => room)).toEqual([1, 0, 3])
})
