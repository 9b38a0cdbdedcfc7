import type { VisitHours } from '#domain/contact/Slots.ts'

/** A span of a weekday in the form. */
export interface HoursRow extends VisitHours {
  /** Of the row alone: spans may be the same while they are being changed. */
  readonly id: number
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

const stepMinutes = 30
const dayMinutes = 24 * 60
const first = { from: 10 * 60, until: 14 * 60 } as const

/** "18:30" of minutes since midnight. */
export const clock = (minutes: number): string =>
  `${String(Math.trunc(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Half hours of a day, and a time that is none of them but is kept already. */
export function times(kept: number): readonly number[] {
  const halves = Array.from({ length: dayMinutes / stepMinutes + 1 }, (_, at) => at * stepMinutes)
  return [...new Set([...halves, kept])].toSorted((a, b) => a - b)
}

export const rowsOf = (hours: readonly VisitHours[]): readonly HoursRow[] =>
  hours.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from).map((span, id) => ({ ...span, id }))

/** One more span of a weekday: after its last, where there is room. */
export function withSpan(rows: readonly HoursRow[], weekday: Weekday): readonly HoursRow[] {
  const id = Math.max(-1, ...rows.map((row) => row.id)) + 1
  const last = Math.max(-1, ...rows.filter((row) => row.weekday === weekday).map(({ until }) => until))
  const from = last < 0 ? first.from : Math.min(last + stepMinutes, dayMinutes - stepMinutes)
  const until = last < 0 ? first.until : Math.min(from + 2 * 60, dayMinutes)
  return [...rows, { id, weekday, from, until, isInstant: false }]
}

/** The spans that end before they begin, or overlap another of their day. */
export const brokenRows = (rows: readonly HoursRow[]): readonly number[] =>
  rows
    .filter((row) => row.from >= row.until || rows.some((other) => overlaps(row, other)))
    .map(({ id }) => id)

const overlaps = (a: HoursRow, b: HoursRow) =>
  a.id !== b.id && a.weekday === b.weekday && a.from < b.until && b.from < a.until

export const hoursOf = (rows: readonly HoursRow[]): readonly VisitHours[] =>
  rows.map(({ weekday, from, until, isInstant }) => ({ weekday, from, until, isInstant }))
