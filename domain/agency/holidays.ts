/** Public holidays of Greece. Those that move follow the Easter of the Orthodox Church. */

export const holidayNames = [
  'newYear',
  'epiphany',
  'cleanMonday',
  'independence',
  'goodFriday',
  'easterSunday',
  'easterMonday',
  'labourDay',
  'whitMonday',
  'dormition',
  'ochi',
  'christmas',
  'secondChristmas',
] as const
export type HolidayName = (typeof holidayNames)[number]

export interface Holiday {
  /** `2026-04-13` */
  readonly date: string
  readonly name: HolidayName
}

const dayMs = 86_400_000

/** Easter Sunday by the Julian calendar (Meeus), as a date of the Gregorian one; right from 1900 to 2099. */
export function orthodoxEaster(year: number): Date {
  const moon = (19 * (year % 19) + 15) % 30
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7
  const days = moon + weekday + 114
  const julian = Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
  return new Date(julian + 13 * dayMs)
}

/** Days from Easter Sunday on. */
const moving = [
  ['cleanMonday', -48],
  ['goodFriday', -2],
  ['easterSunday', 0],
  ['easterMonday', 1],
  ['whitMonday', 50],
] as const

/** Month and day. The first of May is moved by decree where it falls into Holy Week, which no rule says beforehand. */
const fixed = [
  ['newYear', 1, 1],
  ['epiphany', 1, 6],
  ['independence', 3, 25],
  ['labourDay', 5, 1],
  ['dormition', 8, 15],
  ['ochi', 10, 28],
  ['christmas', 12, 25],
  ['secondChristmas', 12, 26],
] as const

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The holidays of a year, in order. */
export function holidaysOf(year: number): readonly Holiday[] {
  const easter = orthodoxEaster(year).getTime()
  return [
    ...moving.map(([name, days]) => ({ name, date: dateOf(easter + days * dayMs) })),
    ...fixed.map(([name, month, day]) => ({ name, date: dateOf(Date.UTC(year, month - 1, day)) })),
  ].sort((one, other) => one.date.localeCompare(other.date))
}

/** The holidays of the next `days` days, from a day on. */
export function holidaysFrom(today: string, days: number): readonly Holiday[] {
  const last = dateOf(Date.parse(today) + days * dayMs)
  const year = Number(today.slice(0, 4))
  return [...holidaysOf(year), ...holidaysOf(year + 1)].filter(({ date }) => date >= today && date <= last)
}
