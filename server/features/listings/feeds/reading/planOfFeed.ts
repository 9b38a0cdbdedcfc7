/**
 * The floor plan of an ad of a feed: its rooms with the fields of `PUT /api-next/listings/{id}/plan/`, as a list of JSON or as
 * elements of XML. A plan with a wrong room is left out as a whole, since rooms name each other by their places.
 */
import { planLimits, readPlan } from '#domain/listing/plan/readPlan.ts'
import { isRoomName } from '#domain/listing/plan/roomNames.ts'
import { sides } from '#domain/listing/plan/walkPlan.ts'
import type { SentRoom, WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import type { FeedProblem } from './FeedAd.ts'
import { elementAt, type XmlElement } from './readXml.ts'

const fields = ['room', 'area', 'from', 'side'] as const
type Field = (typeof fields)[number]

/** A room as a feed has it: every field as text, empty where it is not stated. */
interface FeedRoom extends Readonly<Record<Field, string>> {
  readonly line: number
}

export interface FeedPlan {
  /** Undefined where the feed says nothing of a plan, or something wrong. */
  readonly plan: readonly WrittenRoom[] | undefined
  readonly problems: readonly FeedProblem[]
}

const silent: FeedPlan = { plan: undefined, problems: [] }

/** Longest value that a report repeats. */
const SHOWN = 80

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

const roomOf = (line: number, valueOf: (field: Field) => unknown): FeedRoom => {
  const [room = '', area = '', from = '', side = ''] = fields.map((field) => textOf(valueOf(field)))
  return { line, room, area, from, side }
}

const isPlace = (from: string): boolean => /^\d{1,2}$/.test(from)

/** What each field may be as text, before the rules of plans are asked. */
const isKnown: Readonly<Record<Field, (value: string) => boolean>> = {
  room: isRoomName,
  area: (value) => value.length <= planLimits.typed,
  from: (value) => value === '' || value === 'door' || isPlace(value),
  side: (value) => value === '' || sides.some((side) => side === value),
}

const sentOf = ({ room, area, from, side }: FeedRoom): SentRoom | undefined =>
  isRoomName(room)
    ? {
        room,
        area: area === '' ? null : area,
        from: from === 'door' ? from : isPlace(from) ? Number(from) : null,
        side: sides.find((one) => one === side) ?? 'ahead',
      }
    : undefined

/** The value that a path of `readPlan` is about: of `rooms.2.from`, what the third room is reached from. */
function placeOf(rooms: readonly FeedRoom[], path: string) {
  const [, at = '', name] = path.split('.')
  const room = rooms[Number(at)]
  const field = fields.find((one) => one === name)
  return { line: room?.line, value: room && field ? room[field] : '' }
}

function checked(rooms: readonly FeedRoom[], line: number): FeedPlan {
  const unknown = rooms.flatMap((room, at) =>
    fields
      .filter((field) => !isKnown[field](room[field]))
      .map(
        (field): FeedProblem => ({
          line: room.line,
          severity: 'warning',
          code: 'unknownValue',
          field: `plan.rooms.${at}.${field}`,
          value: room[field].slice(0, SHOWN),
        }),
      ),
  )
  if (unknown.length > 0) return { plan: undefined, problems: unknown }
  const read = readPlan(rooms.flatMap((room) => sentOf(room) ?? []))
  if ('rooms' in read) return { plan: read.rooms, problems: [] }
  const problems = Object.entries(read.problems).map(([path, rule]): FeedProblem => {
    const { line: at = line, value } = placeOf(rooms, path)
    return { line: at, severity: 'warning', code: rule, field: `plan.${path}`, value: value.slice(0, SHOWN) }
  })
  return { plan: undefined, problems }
}

const notAPlan = (line: number, value: string): FeedPlan => ({
  plan: undefined,
  problems: [
    { line, severity: 'warning', code: 'unknownValue', field: 'plan', value: value.slice(0, SHOWN) },
  ],
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of JSON: a list of rooms, or an object with it as `rooms`. */
export function planOfJson(sent: unknown, line: number): FeedPlan {
  if (sent === undefined || sent === null) return silent
  const rooms: unknown = isRecord(sent) ? sent['rooms'] : sent
  if (!Array.isArray(rooms) || rooms.length > planLimits.sent || !rooms.every(isRecord))
    return notAPlan(line, JSON.stringify(sent))
  return checked(
    rooms.map((room) => roomOf(line, (field) => room[field])),
    line,
  )
}

/** Of a cell: the same as text. */
export function planOfText(text: string, line: number): FeedPlan {
  if (text === '') return silent
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    return notAPlan(line, text)
  }
  return planOfJson(sent, line)
}

/**
 * Of XML: `<plan><room room="hall" area="7.5" from="door" side="ahead"/></plan>` in the element of the ad. OpenImmo has a place
 * for elements that it does not know.
 */
export function planOfXml(ad: XmlElement): FeedPlan {
  const plan = elementAt(ad, 'plan') ?? elementAt(ad, 'user_defined_anyfield', 'plan')
  if (plan === undefined) return silent
  const rooms = plan.children.filter(({ name }) => name === 'room')
  if (rooms.length > planLimits.sent) return notAPlan(plan.line, '')
  return checked(
    rooms.map((room) => roomOf(room.line, (field) => room.attributes[field] ?? elementAt(room, field)?.text)),
    plan.line,
  )
}
