import { type CalendarDate, parseAbsolute, parseDate, toCalendarDate } from '@internationalized/date'

/** A time at which a property can be seen. Moments, not times of the wall: those happen twice when clocks go back. */
export interface VisitSlot {
  id: string
  /** ISO 8601 with its offset or `Z`. */
  start: string
  end: string
  /** It is taken. @default false */
  isTaken?: boolean
  /** A note in a word or two: "at once" for one that needs no confirmation. In its name too. */
  note?: string
}

export interface VisitDay {
  /** `2026-11-24`, as the calendar of the slots' time zone has it. */
  date: string
  slots: readonly VisitSlot[]
}

/** The day in a time zone on which a slot begins. */
export const dayOf = ({ start }: VisitSlot, timeZone: string): CalendarDate =>
  toCalendarDate(parseAbsolute(start, timeZone))

const inOrder = (one: VisitSlot, other: VisitSlot): number => Date.parse(one.start) - Date.parse(other.start)

/**
 * Slots by the days of a time zone, in order. With `first` and `last` (`2026-11-24`) every day between is there,
 * so that a Sunday without visits is seen to be one.
 */
export function visitDays(
  slots: readonly VisitSlot[],
  timeZone: string,
  span?: { first: string; last: string },
): readonly VisitDay[] {
  const byDay = new Map<string, VisitSlot[]>(span && daysBetween(span).map((date) => [date, []]))
  for (const slot of slots.toSorted(inOrder)) {
    const date = dayOf(slot, timeZone).toString()
    byDay.set(date, [...(byDay.get(date) ?? []), slot])
  }
  return [...byDay]
    .map(([date, of]) => ({ date, slots: of }))
    .toSorted((one, other) => parseDate(one.date).compare(parseDate(other.date)))
}

function daysBetween({ first, last }: { first: string; last: string }): readonly string[] {
  const start = parseDate(first)
  const { calendar } = start
  const count = calendar.toJulianDay(parseDate(last)) - calendar.toJulianDay(start) + 1
  return Array.from({ length: Math.max(0, count) }, (_, days) => start.add({ days }).toString())
}

export const isFree = ({ isTaken = false }: VisitSlot): boolean => !isTaken

export const freeCount = ({ slots }: VisitDay): number => slots.filter(isFree).length

/** Where the picker opens: the first day that has something to choose, else the first. */
export const openingDay = (days: readonly VisitDay[]): string | undefined =>
  (days.find((day) => freeCount(day) > 0) ?? days[0])?.date

/** The nearest day before (`-1`) or after (`1`) that has slots; past the end it starts again. */
export function dayBeside(days: readonly VisitDay[], date: string, step: -1 | 1): VisitDay | undefined {
  const at = days.findIndex((day) => day.date === date)
  const after = [...days.slice(at + 1), ...days.slice(0, Math.max(0, at))]
  const inOrderOfStep = step === 1 ? after : after.toReversed()
  return inOrderOfStep.find(({ slots }) => slots.length > 0)
}

/** The slot of a day nearest in its time of day, so that half past ten stays half past ten from day to day. */
export function slotNear(day: VisitDay, slot: VisitSlot, timeZone: string): VisitSlot | undefined {
  const wanted = minuteOfDay(slot, timeZone)
  const distance = (each: VisitSlot) => Math.abs(minuteOfDay(each, timeZone) - wanted)
  return day.slots.toSorted((one, other) => distance(one) - distance(other))[0]
}

function minuteOfDay({ start }: VisitSlot, timeZone: string): number {
  const { hour, minute } = parseAbsolute(start, timeZone)
  return hour * 60 + minute
}

/** Parts of a day, by the hour at which each begins. */
export const dayParts = { morning: 0, midday: 12, evening: 17 } as const
export type DayPart = keyof typeof dayParts
const partNames = Object.keys(dayParts) as DayPart[]

/** The part of the day in which a slot begins. */
export const partOf = (slot: VisitSlot, timeZone: string): DayPart =>
  partNames.findLast((name) => minuteOfDay(slot, timeZone) >= dayParts[name] * 60) ?? 'morning'

/** The slots of a day by part, in order; a part without slots is left out. */
export function slotsByPart(
  slots: readonly VisitSlot[],
  timeZone: string,
): readonly { readonly part: DayPart; readonly slots: readonly VisitSlot[] }[] {
  const of = Map.groupBy(slots, (slot) => partOf(slot, timeZone))
  return partNames.flatMap((part) => {
    const own = of.get(part)
    return own ? [{ part, slots: own }] : []
  })
}

/** So many free slots of a day or fewer, the first and the last among them, the others at equal distances. */
export function spreadOverDay(slots: readonly VisitSlot[], most: number): readonly VisitSlot[] {
  const free = slots.filter(isFree)
  if (free.length <= most) return free
  return Array.from(
    { length: most },
    (_, at) => free[most === 1 ? 0 : Math.round((at * (free.length - 1)) / (most - 1))],
  ).filter((slot) => slot !== undefined)
}

/** How many times are suggested, where there are as many. */
const suggested = { least: 3, most: 5 } as const

/**
 * Three to five free slots of the next days, in another part of the day from one to the next, evenings first, when most
 * people are free; of few days several each. Fewer where fewer are free.
 */
export function suggestedSlots(days: readonly VisitDay[], timeZone: string): readonly VisitSlot[] {
  const open = days.filter((day) => freeCount(day) > 0).slice(0, suggested.most)
  if (open.length < suggested.least)
    return open.flatMap(({ slots }) => spreadOverDay(slots, Math.ceil(suggested.least / open.length)))
  return open.flatMap(({ slots }, at) => {
    const parts = slotsByPart(slots.filter(isFree), timeZone)
    return spreadOverDay(parts.at(-1 - (at % parts.length))?.slots ?? [], 1)
  })
}

/** What pressing a slot did. */
export type Pressed =
  | { outcome: 'chosen' | 'removed'; chosen: readonly string[] }
  | { outcome: 'taken' | 'full' }

/** Selects a slot or deselects it; a taken one, or one too many, is refused. */
export function pressSlot(chosen: readonly string[], slot: VisitSlot, most: number): Pressed {
  if (chosen.includes(slot.id)) return { outcome: 'removed', chosen: chosen.filter((id) => id !== slot.id) }
  if (!isFree(slot)) return { outcome: 'taken' }
  if (chosen.length >= most) return { outcome: 'full' }
  return { outcome: 'chosen', chosen: [...chosen, slot.id] }
}

/** The chosen slots in order of time. What is no longer among the days is left out. */
export const chosenSlots = (days: readonly VisitDay[], chosen: readonly string[]): readonly VisitSlot[] =>
  days
    .flatMap(({ slots }) => slots)
    .filter(({ id }) => chosen.includes(id))
    .toSorted(inOrder)
