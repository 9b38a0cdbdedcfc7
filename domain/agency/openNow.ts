/** Whether an office is open at a moment, by the clock of Greece. */
import { Schema } from 'effect'
import { defaults } from '../locale.ts'
import { type OpeningSpan, spansOf } from './profile.ts'

/** `until` of one that is open, `from` of one that opens later today; minutes since midnight. */
export const OpenNow = Schema.Union([
  Schema.Struct({ state: Schema.Literal('open'), until: Schema.Int }),
  Schema.Struct({ state: Schema.Literal('later'), from: Schema.Int }),
  Schema.Struct({ state: Schema.Literals(['over', 'closed']) }),
])
export type OpenNow = typeof OpenNow.Type

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: defaults.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function greekClock(now: Date) {
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    weekday: names.indexOf(parts.get('weekday') ?? '') + 1,
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  }
}

/** `over`: it was open today, and is not again; `closed`: not today. Spans that touch are one. */
export function openNow(hours: readonly OpeningSpan[], isHoliday: boolean, now: Date): OpenNow {
  const { weekday, minute } = greekClock(now)
  const spans = isHoliday ? [] : spansOf(hours, weekday)
  const at = spans.findIndex(({ from, until }) => from <= minute && minute < until)
  if (at >= 0) {
    const until = spans
      .slice(at)
      .reduce((end, span) => (span.from <= end ? span.until : end), spans[at]?.until ?? minute)
    return { state: 'open', until }
  }
  const next = spans.find(({ from }) => from > minute)
  if (next) return { state: 'later', from: next.from }
  return { state: spans.length > 0 ? 'over' : 'closed' }
}
