/** The rooms of a floor plan, as a form without script sends all of them. */
import { isFilled, without, withMoved } from '#domain/listing/plan/editPlan.ts'
import type { TypedRoom, WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { formPlace, type PlanAct, planActField, planActs, planInForm } from '#domain/publishing/planForm.ts'

type Rooms = readonly TypedRoom[]

/** The rooms after each act, by its place in the list; the same where there is nothing to change. */
const changes: Readonly<Record<PlanAct, (rooms: Rooms, at: number) => Rooms>> = {
  add: (rooms) => rooms,
  save: (rooms) => rooms,
  earlier: (rooms, at) => (at > 0 ? withMoved(rooms, at, at - 1) : rooms),
  later: (rooms, at) => withMoved(rooms, at, at + 1),
  remove: without,
}

/** `remove.2`: an act, and the place of its room. */
function actIn(form: URLSearchParams) {
  const [name, at = ''] = (form.get(planActField) ?? '').split('.')
  const act = planActs.find((one) => one === name)
  return act && { act, at: formPlace.test(at) ? Number(at) : -1 }
}

/**
 * What a form asks of a plan: from which version, the rooms as they are after it, and whether a button of a room was
 * pressed, after which its page is shown again. Undefined where it says nothing of a plan.
 */
export function planChangeIn(form: URLSearchParams) {
  const typed = planInForm(form)
  if (typed === undefined) return undefined
  const { version, rooms, next, isWhole } = typed
  const pressed = actIn(form)
  return {
    version,
    isWhole,
    isPressed: pressed !== undefined,
    next: (stored: readonly WrittenRoom[]) => {
      // What was typed of the next room is a room, whichever button was pressed.
      const isAdded = next !== undefined && (pressed?.act === 'add' || isFilled(stored, next))
      const all = isAdded ? [...rooms, next] : rooms
      return pressed ? changes[pressed.act](all, pressed.at) : all
    },
  }
}
