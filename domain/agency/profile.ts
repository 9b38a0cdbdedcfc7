/** What an office says of itself on its page: when it is open, and which languages it speaks. */
import { Schema } from 'effect'
import { languages } from '../locale.ts'
import { holidayNames } from './holidays.ts'

/** Of one weekday (1 Monday … 7 Sunday), minutes since midnight by the clock of Greece. */
export const OpeningSpan = Schema.Struct({ weekday: Schema.Int, from: Schema.Int, until: Schema.Int })
export type OpeningSpan = typeof OpeningSpan.Type

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export const profileLimits = {
  /** Spans of one day. */
  spans: 3,
  /** Holidays are told so many days ahead. */
  holidayDays: 60,
} as const

/** What the team writes. */
export const profileFields = {
  hours: Schema.Array(OpeningSpan).check(Schema.isMaxLength(weekdays.length * profileLimits.spans)),
  opensOnHolidays: Schema.Boolean,
  languages: Schema.Array(Schema.Literals(languages)).check(Schema.isMaxLength(languages.length)),
}

/** What the page tells of the hours. */
export const ShownHours = Schema.Struct({
  hours: profileFields.hours,
  opensOnHolidays: Schema.Boolean,
  /** Those of the next weeks. */
  holidays: Schema.Array(Schema.Struct({ date: Schema.String, name: Schema.Literals(holidayNames) })),
})

const dayEnd = 24 * 60

const isSpan = ({ weekday, from, until }: OpeningSpan): boolean =>
  weekday >= 1 && weekday <= 7 && from >= 0 && from < until && until <= dayEnd

/** The spans of one day, the first first. */
export const spansOf = (hours: readonly OpeningSpan[], weekday: number): readonly OpeningSpan[] =>
  hours.filter((span) => span.weekday === weekday).toSorted((one, other) => one.from - other.from)

/** Whether a week's hours can be kept: few spans a day, none of which cuts into another. */
export const areOpeningHours = (hours: readonly OpeningSpan[]): boolean =>
  hours.every(isSpan) &&
  weekdays.every((weekday) => {
    const spans = spansOf(hours, weekday)
    return (
      spans.length <= profileLimits.spans &&
      spans.every(({ from }, at) => at === 0 || (spans[at - 1]?.until ?? 0) <= from)
    )
  })

/** `09:30` of minutes since midnight. */
export const clockOf = (minutes: number): string =>
  `${String(Math.trunc(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** `09:00–14:00, 17:00–20:30`; empty for a day without hours. */
export const writeDay = (hours: readonly OpeningSpan[], weekday: number): string =>
  spansOf(hours, weekday)
    .map(({ from, until }) => `${clockOf(from)}–${clockOf(until)}`)
    .join(', ')

/** The days of a week, those that follow one another with the same hours together. */
export function alikeDays(
  hours: readonly OpeningSpan[],
): readonly { readonly first: number; readonly last: number; readonly hours: string }[] {
  const days: { first: number; last: number; hours: string }[] = []
  for (const weekday of weekdays) {
    const text = writeDay(hours, weekday)
    const before = days.at(-1)
    if (before?.hours === text) before.last = weekday
    else days.push({ first: weekday, last: weekday, hours: text })
  }
  return days
}

const spanPattern = /(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?/g

/** The spans that a text like `9-14, 17:00–20:30` means for a day; undefined where it means none that can be kept. */
export function readDay(text: string, weekday: number): readonly OpeningSpan[] | undefined {
  if (text.replace(spanPattern, '').replace(/[\s,;+/&]/g, '') !== '') return undefined
  const minutes = (hour = '', minute = '0') => Number(hour) * 60 + Number(minute)
  const spans = [...text.matchAll(spanPattern)].map(([, fromHour, fromMinute, untilHour, untilMinute]) => ({
    weekday,
    from: minutes(fromHour, fromMinute),
    until: minutes(untilHour, untilMinute),
  }))
  const isClock = [...text.matchAll(/[:.](\d{2})/g)].every(([, minute]) => Number(minute) < 60)
  return isClock && areOpeningHours(spans) ? spans : undefined
}
