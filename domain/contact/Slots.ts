import { Schema } from 'effect'

/** A time at which a home can be seen. Moments, ISO 8601 in UTC; `id` is the start. */
export const Slot = Schema.Struct({
  id: Schema.String,
  start: Schema.String,
  end: Schema.String,
  /** It is requested or taken. */
  isTaken: Schema.Boolean,
  /** Confirmed at once, without an answer. */
  isInstant: Schema.Boolean,
})
export type Slot = typeof Slot.Type

/** The times that a home's advertiser offers over the next days. */
export const Slots = Schema.Struct({ timeZone: Schema.String, slots: Schema.Array(Slot) })
export type Slots = typeof Slots.Type

/** Hours of one weekday (1 Monday … 7 Sunday), minutes since midnight by the clock of the home's time zone. */
export const VisitHours = Schema.Struct({
  weekday: Schema.Int,
  from: Schema.Int,
  until: Schema.Int,
  isInstant: Schema.Boolean,
})
export type VisitHours = typeof VisitHours.Type
