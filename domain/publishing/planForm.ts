/**
 * Rooms of a floor plan in a form without script. All rooms of the step, the one that is not added yet, and the way on
 * are one form, so that no button loses what was typed beside another. Rooms that were refused stand in the address of
 * the page that tells so, under the same names.
 */
import { planLimits } from '../listing/plan/readPlan.ts'
import { isRoomName } from '../listing/plan/roomNames.ts'
import { sides } from '../listing/plan/walkPlan.ts'
import type { TypedRoom, WrittenRoom } from '../listing/plan/WrittenRoom.ts'

export const planActs = ['add', 'save', 'earlier', 'later', 'remove'] as const
export type PlanAct = (typeof planActs)[number]

/** Before the name of every field of a plan. */
export const planPrefix = 'plan.'
/** Of the button that was pressed: `remove.2`. The button that goes on has no such name. */
export const planActField = `${planPrefix}do`
/** Of the plan that the page shows. */
export const planVersionField = `${planPrefix}version`

const fields = ['room', 'area', 'from', 'side'] as const

/** The name of a field of the room at a place of the list, or of the one that is not in it yet. */
export const planField = (at: number | 'new', field: (typeof fields)[number]): string =>
  `${planPrefix}${at}.${field}`

/** The place of a room as a form has it. */
export const formPlace = /^\d{1,2}$/

const fromOf = (text: string | null): WrittenRoom['from'] =>
  text === 'door' ? 'door' : formPlace.test(text ?? '') ? Number(text) : null

function roomIn(form: URLSearchParams, at: number | 'new'): TypedRoom | undefined {
  const [room, area] = [form.get(planField(at, 'room')) ?? '', form.get(planField(at, 'area')) ?? '']
  const side = sides.find((one) => one === form.get(planField(at, 'side'))) ?? 'ahead'
  return isRoomName(room) && area.length <= planLimits.typed
    ? { room, area, from: fromOf(form.get(planField(at, 'from'))), side }
    : undefined
}

/**
 * What a form says of a plan: its version, its rooms, and the next one; `isWhole` unless it has a room that no page of ours
 * sends. Undefined where it says nothing of a plan.
 */
export function planInForm(form: URLSearchParams) {
  const version = Number(form.get(planVersionField) ?? Number.NaN)
  if (!Number.isInteger(version)) return undefined
  const places = Array.from({ length: planLimits.rooms }, (_, at) => roomIn(form, at))
  const end = places.indexOf(undefined)
  const rooms = places.slice(0, end === -1 ? undefined : end).flatMap((room) => room ?? [])
  const named = [...form.keys()].filter((name) => /^plan\.\d+\.room$/.test(name))
  return { version, rooms, next: roomIn(form, 'new'), isWhole: new Set(named).size === rooms.length }
}

/** What was typed of a plan, as parameters of an address. */
export function typedPlan(form: URLSearchParams): readonly (readonly [name: string, value: string])[] {
  const typed = planInForm(form)
  if (!typed?.isWhole) return []
  const { version, rooms, next } = typed
  const parametersOf = (at: number | 'new', room: TypedRoom) =>
    fields.map((field) => [planField(at, field), String(room[field] ?? '')] as const)
  return [
    [planVersionField, String(version)],
    ...rooms.flatMap((room, at) => parametersOf(at, room)),
    ...(next ? parametersOf('new', next) : []),
  ]
}
