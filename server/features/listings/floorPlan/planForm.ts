/** One change of a floor plan, as a form without script sends it. */
import { planActs, type PlanAct } from '#domain/publishing/planForm.ts'
import { without, withMoved } from '#domain/listing/plan/editPlan.ts'
import { isRoomName } from '#domain/listing/plan/roomNames.ts'
import { sides } from '#domain/listing/plan/walkPlan.ts'
import type { SentRoom } from '#domain/listing/plan/WrittenRoom.ts'

type Rooms = readonly SentRoom[]

interface Sent {
  readonly at: number
  readonly room: SentRoom | undefined
}

/** The rooms after each change; the same where there is nothing to change. */
const changes: Readonly<Record<PlanAct, (rooms: Rooms, sent: Sent) => Rooms>> = {
  add: (rooms, { room }) => (room ? [...rooms, room] : rooms),
  change: (rooms, { at, room }) => (room && rooms[at] ? rooms.with(at, room) : rooms),
  earlier: (rooms, { at }) => (at > 0 ? withMoved(rooms, at, at - 1) : rooms),
  later: (rooms, { at }) => withMoved(rooms, at, at + 1),
  remove: (rooms, { at }) => without(rooms, at),
}

const place = /^\d{1,2}$/

const fromOf = (text: string | null): SentRoom['from'] =>
  text === 'door' ? 'door' : place.test(text ?? '') ? Number(text) : null

function roomIn(form: URLSearchParams): SentRoom | undefined {
  const [room, area] = [form.get('room') ?? '', form.get('area') ?? '']
  const side = sides.find((one) => one === form.get('side')) ?? 'ahead'
  return isRoomName(room) && area.length <= 20
    ? { room, area: area === '' ? null : area, from: fromOf(form.get('from')), side }
    : undefined
}

/** What a form asks: from which version of the plan, and the rooms after it; undefined where it is no such form. */
export function planChangeIn(form: URLSearchParams) {
  const act = planActs.find((one) => one === form.get('do'))
  const version = Number(form.get('version') ?? Number.NaN)
  const at = place.test(form.get('at') ?? '') ? Number(form.get('at')) : -1
  const room = roomIn(form)
  const isOfRoom = act === 'add' || act === 'change'
  if (act === undefined || !Number.isInteger(version) || (isOfRoom && room === undefined)) return undefined
  return { version, next: (rooms: Rooms) => changes[act](rooms, { at, room }) }
}
