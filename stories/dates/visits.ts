import { parseDate, toZoned } from '@internationalized/date'
import { type VisitDay, visitDays } from '#design-system/dates/VisitSlotPicker/visitSlots.ts'

const timeZone = 'Europe/Athens'

/** Visits of half an hour between two hours of a day in Athens; every third is taken. */
const slotsOf = (date: string, from: number, to: number) => {
  const midnight = toZoned(parseDate(date), timeZone)
  const first = midnight.set({ hour: from }).toDate().getTime()
  const last = midnight.set({ hour: to }).toDate().getTime()
  const half = 30 * 60_000
  return Array.from({ length: (last - first) / half }, (_, at) => ({
    id: `${date}-${at}`,
    start: new Date(first + at * half).toISOString(),
    end: new Date(first + (at + 1) * half).toISOString(),
    isTaken: at % 3 === 2,
  }))
}

/** A week in November: nothing on Sunday, mornings only on Saturday. */
export const week: readonly VisitDay[] = visitDays(
  [
    ...slotsOf('2026-11-24', 10, 14),
    ...slotsOf('2026-11-25', 10, 12),
    ...slotsOf('2026-11-26', 16, 20),
    ...slotsOf('2026-11-27', 10, 14),
    ...slotsOf('2026-11-28', 10, 11),
    ...slotsOf('2026-11-30', 9, 13),
  ],
  timeZone,
  { first: '2026-11-24', last: '2026-11-30' },
)

/** The hours around a clock change: there are no visits then, but the times must be right. */
export const clocksChange = (before: string, date: string, after: string): readonly VisitDay[] =>
  visitDays([...slotsOf(before, 10, 12), ...slotsOf(date, 1, 5), ...slotsOf(after, 10, 12)], timeZone)
