import { Schema } from 'effect'
import { Line } from '../../api/text.ts'
import { roomNames } from './roomNames.ts'
import { sides } from './walkPlan.ts'

const fields = {
  room: Schema.Literals(roomNames),
  /** The entrance door, or the room from which one comes, by its place in the list; null is not stated. */
  from: Schema.NullOr(Schema.Union([Schema.Literal('door'), Schema.Int])),
  /** Where it lies for who has just entered that room. */
  side: Schema.Literals(sides),
}

/** A room of a floor plan as its advertiser writes it. */
export const WrittenRoom = Schema.Struct({
  ...fields,
  /** m², with one decimal at most; null is not stated. */
  area: Schema.NullOr(Schema.Number),
})
export type WrittenRoom = typeof WrittenRoom.Type

/** The same as it is sent: its area may be typed text, as `12,5`. */
export const SentRoom = Schema.Struct({
  ...fields,
  area: Schema.NullOr(Schema.Union([Line.check(Schema.isMaxLength(20)), Schema.Finite])),
})
export type SentRoom = typeof SentRoom.Type

/** The same in a form: its area as it was typed. */
export interface TypedRoom extends Omit<WrittenRoom, 'area'> {
  readonly area: string
}
