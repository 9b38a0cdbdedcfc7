import { describe, expect, it } from 'vitest'
import type { WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { typedPlan } from '#domain/publishing/planForm.ts'
import { planChangeIn } from './planForm.ts'

const stored: readonly WrittenRoom[] = [
  { room: 'hall', area: 6, from: 'door', side: 'ahead' },
  { room: 'kitchen', area: 10, from: 0, side: 'left' },
]
/** The step as it is sent: its rooms, the next one as it is offered, and the button. */
const form = (changes: Readonly<Record<string, string>>, button?: string) =>
  new URLSearchParams({
    'plan.version': '3',
    'plan.0.room': 'hall',
    'plan.0.area': '6',
    'plan.0.from': 'door',
    'plan.1.room': 'kitchen',
    'plan.1.area': '10',
    'plan.1.from': '0',
    'plan.1.side': 'left',
    'plan.new.room': 'bedroom',
    'plan.new.area': '',
    'plan.new.from': '0',
    'plan.new.side': 'ahead',
    ...changes,
    ...(button !== undefined && { 'plan.do': button }),
  })
const roomsAfter = (changes: Readonly<Record<string, string>>, button?: string) =>
  planChangeIn(form(changes, button))?.next(stored)

const typed = { 'plan.0.area': '7', 'plan.new.room': 'stairs', 'plan.new.from': '1' }
const hall = { room: 'hall', area: '7', from: 'door' }
const stairs = { room: 'stairs', area: '' }

describe('rooms of a form without script', () => {
  it.each([
    ['the way on', undefined, [hall, { room: 'kitchen' }, { ...stairs, from: 1 }]],
    ['save', 'save', [hall, { room: 'kitchen' }, { ...stairs, from: 1 }]],
    ['add', 'add', [hall, { room: 'kitchen' }, { ...stairs, from: 1 }]],
    ['earlier', 'earlier.1', [{ room: 'kitchen', from: 1 }, hall, { ...stairs, from: 0 }]],
    ['later', 'later.0', [{ room: 'kitchen', from: 1 }, hall, { ...stairs, from: 0 }]],
    ['remove', 'remove.1', [hall, { ...stairs, from: null }]],
  ])('no button loses what was typed beside it: %s', (_, button, rooms) => {
    expect(roomsAfter(typed, button)).toMatchObject(rooms)
  })
  it('adds what is only offered where that is asked', () => {
    expect(roomsAfter({})).toHaveLength(2)
    expect(roomsAfter({}, 'save')).toHaveLength(2)
    expect(roomsAfter({}, 'add')?.at(-1)).toMatchObject({ room: 'bedroom', from: 0 })
  })
  it('knows the button, and which version it was made from', () => {
    expect(planChangeIn(form({}))).toMatchObject({ version: 3, isPressed: false })
    expect(planChangeIn(form({}, 'remove.0'))).toMatchObject({ isPressed: true })
    expect(planChangeIn(new URLSearchParams('act=save'))).toBeUndefined()
    expect(roomsAfter({}, 'remove.99')).toHaveLength(2)
    expect(planChangeIn(form({}))?.isWhole).toBe(true)
    expect(planChangeIn(form({ 'plan.1.room': 'ballroom' }))?.isWhole).toBe(false)
    expect(planChangeIn(form({ 'plan.0.area': '1'.repeat(21) }))?.isWhole).toBe(false)
  })
  it('gives back what was typed for the address of a refusal', () => {
    const address = new URLSearchParams(
      [...typedPlan(form({ 'plan.1.area': 'large' }, 'save'))].map(([...pair]) => pair),
    )
    expect(planChangeIn(address)?.next(stored)).toEqual(roomsAfter({ 'plan.1.area': 'large' }))
    expect(address.has('plan.do')).toBe(false)
  })
})
