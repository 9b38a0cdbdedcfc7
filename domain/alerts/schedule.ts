/** When a saved search may tell: quiet hours and digests, by the clock of its reader. Times are ms since 1970. */

export const frequencies = ['off', 'instant', 'daily', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]

/** Minutes of the day from which, and until which, nothing is sent. They differ. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

export interface Schedule {
  readonly frequency: Frequency
  /** IANA name. */
  readonly timeZone: string
  readonly quiet: QuietHours | null
}

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60
const DAY = DAY_MINUTES * MINUTE

/** Digests leave at eight in the morning, weekly ones on Mondays. */
const DIGEST_AT = 8 * 60
const MONDAY = 1

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}

/** Whether a time zone is known here. */
export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined
  } catch {
    return false
  }
}

/** What clocks in the zone show, as if it were UTC. */
function wallAt(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second)
}

/**
 * The moments at which clocks show a time: two in the hour that is repeated in autumn. A time that is left out in
 * spring is the same number of minutes after the gap began.
 */
function momentsOf(wall: number, timeZone: string): readonly number[] {
  const offsets = new Set([-DAY, DAY].map((away) => wallAt(wall + away, timeZone) - (wall + away)))
  const all = [...offsets].map((offset) => wall - offset).toSorted((a, b) => a - b)
  const shown = all.filter((moment) => wallAt(moment, timeZone) === wall)
  return shown.length > 0 ? shown : all.slice(-1)
}

const minutesIn = (wall: number): number => Math.floor((wall % DAY) / MINUTE)
const dayOf = (wall: number): number => wall - (wall % DAY)

/** The first moment after `at` at which clocks show these minutes, on a day that is wanted. */
function nextAt(at: number, minutes: number, timeZone: string, isWanted: (day: number) => boolean): number {
  const today = dayOf(wallAt(at, timeZone))
  for (let day = today - DAY; ; day += DAY) {
    if (!isWanted(day)) continue
    const moment = momentsOf(day + minutes * MINUTE, timeZone).find((one) => one > at)
    if (moment !== undefined) return moment
  }
}

const everyDay = () => true

/** The end of the quiet hours that `at` lies in; undefined outside them. */
export function quietUntil(at: number, { quiet, timeZone }: Schedule): number | undefined {
  if (quiet === null || quiet.from === quiet.to) return undefined
  const now = minutesIn(wallAt(at, timeZone))
  const isQuiet =
    quiet.from < quiet.to ? now >= quiet.from && now < quiet.to : now >= quiet.from || now < quiet.to
  return isQuiet ? nextAt(at, quiet.to, timeZone, everyDay) : undefined
}

/** The next digest after `at`, at the end of quiet hours if it falls into them; undefined without digests. */
export function nextDigest(at: number, schedule: Schedule): number | undefined {
  const { frequency, timeZone } = schedule
  if (frequency !== 'daily' && frequency !== 'weekly') return undefined
  const isWanted = (day: number) => frequency === 'daily' || new Date(day).getUTCDay() === MONDAY
  const next = nextAt(at, DIGEST_AT, timeZone, isWanted)
  return quietUntil(next, schedule) ?? next
}
