import {
  DateFormatter,
  parseAbsolute,
  parseDate,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'
import { dayOf, type VisitSlot } from './visitSlots.ts'

/** How times are written. */
export interface Writing {
  locale: string
  timeZone: string
  hourCycle: 12 | 24
}

/**
 * The times of a slot on the wall of its place. Where clocks change, so that a time happens twice or a slot
 * seems to last an hour more or less, they carry their distance from universal time: "03:00" to "03:30 UTC+3".
 */
export function slotTimes({ start, end }: VisitSlot, writing: Writing): { start: string; end: string } {
  const from = parseAbsolute(start, writing.timeZone)
  const to = parseAbsolute(end, writing.timeZone)
  const times = { start: timeOf(from, writing), end: timeOf(to, writing) }
  if (from.offset !== to.offset)
    return { start: `${times.start} ${distance(from)}`, end: `${times.end} ${distance(to)}` }
  return happensTwice(from) || happensTwice(to) ? { ...times, end: `${times.end} ${distance(to)}` } : times
}

/** Whether clocks show this time a second time on the same day. */
function happensTwice(moment: ZonedDateTime): boolean {
  const wall = toCalendarDateTime(moment)
  const earlier = toZoned(wall, moment.timeZone, 'earlier')
  return earlier.compare(toZoned(wall, moment.timeZone, 'later')) !== 0
}

/** "UTC+3", "UTC−3:30". Not the locale's own format: some are so long that they hide the time. */
function distance({ offset }: ZonedDateTime): string {
  const minutes = Math.abs(offset) / 60_000
  const rest = minutes % 60 === 0 ? '' : `:${minutes % 60}`
  return `UTC${offset < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${rest}`
}

const timeOf = (moment: ZonedDateTime, { locale, hourCycle }: Writing): string =>
  new DateFormatter(locale, {
    timeZone: moment.timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: hourCycle === 24 ? 'h23' : 'h12',
  }).format(moment.toDate())

/** A day in words. Days have no time zone: they are formatted in UTC. */
const formatDay = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new DateFormatter(locale, { ...options, timeZone: 'UTC' }).format(parseDate(date).toDate('UTC'))

/** "Tuesday 24 November" */
export const dayInFull = (date: string, locale: string): string =>
  formatDay(date, locale, { weekday: 'long', day: 'numeric', month: 'long' })

/** "Tue", "24", "Nov" */
export const dayInShort = (date: string, locale: string) => ({
  weekday: formatDay(date, locale, { weekday: 'short' }),
  day: formatDay(date, locale, { day: 'numeric' }),
  month: formatDay(date, locale, { month: 'short' }),
})

/** "Tuesday 24 November, 10:30 to 11:00" */
export function slotInFull(
  slot: VisitSlot,
  writing: Writing,
  range: (start: string, end: string) => string,
): string {
  const { start, end } = slotTimes(slot, writing)
  const date = dayOf(slot, writing.timeZone).toString()
  return `${dayInFull(date, writing.locale)}, ${range(start, end)}`
}

/** "Sat 28 Nov, 12:30" */
export function slotInShort(slot: VisitSlot, writing: Writing): string {
  const date = dayOf(slot, writing.timeZone).toString()
  const day = formatDay(date, writing.locale, { weekday: 'short', day: 'numeric', month: 'short' })
  return `${day}, ${slotTimes(slot, writing).start}`
}
