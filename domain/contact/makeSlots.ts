import { DateTime } from 'effect'
import { defaults } from '../locale.ts'
import { contactLimits } from './limits.ts'
import type { VisitHours } from './Slots.ts'

const { minutes, leadHours, days } = contactLimits.visit
const minuteMs = 60_000
const gridMs = minutes * minuteMs

/** The default hours of an advertiser: Monday to Saturday, nine to eight, answered by hand. */
export const defaultVisitHours: readonly VisitHours[] = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  from: 9 * 60,
  until: 20 * 60,
  isInstant: false,
}))

/** A time that is offered; `start` in ms since 1970. */
export interface OfferedSlot {
  readonly start: number
  readonly isInstant: boolean
}

/** When times are offered: from two hours ahead, to a fortnight. In ms. */
const windowFrom = (now: number) => ({
  first: Math.ceil((now + leadHours * 60 * minuteMs) / gridMs) * gridMs,
  end: now + days * 24 * 60 * minuteMs,
})

/** What a zone's clocks are ahead of UTC at a moment, ms. Costs some 15 µs. */
const offsetAt = (at: number, zone: DateTime.TimeZone): number =>
  DateTime.zonedOffset(DateTime.makeZonedUnsafe(at, { timeZone: zone }))

/** The hours that a visit which begins then ends within, by clocks that are so far ahead of UTC. */
function hoursAt(hours: readonly VisitHours[], start: number, offset: number): VisitHours | undefined {
  const wall = new Date(start + offset)
  const at = wall.getUTCHours() * 60 + wall.getUTCMinutes()
  const weekday = wall.getUTCDay() || 7
  return hours.find((one) => one.weekday === weekday && one.from <= at && at + minutes <= one.until)
}

/** The time that begins at a moment, if it is offered: what `makeSlots` has, without all the others. */
export function slotAt(
  hours: readonly VisitHours[],
  now: number,
  start: number,
  timeZone: string = defaults.timeZone,
): OfferedSlot | undefined {
  const { first, end } = windowFrom(now)
  if (!(start >= first && start < end && start % gridMs === 0)) return undefined
  const found = hoursAt(hours, start, offsetAt(start, DateTime.zoneMakeNamedUnsafe(timeZone)))
  return found && { start, isInstant: found.isInstant }
}

/**
 * The slots within an advertiser's hours over the next days. It steps through instants and reads the zone's
 * wall time at each: a wall time skipped in spring has no instant, and one repeated in autumn has two. Zones
 * are assumed to differ from UTC by whole half hours, as that of Greece does.
 */
export function makeSlots(
  hours: readonly VisitHours[],
  now: number,
  timeZone: string = defaults.timeZone,
): readonly OfferedSlot[] {
  const zone = DateTime.zoneMakeNamedUnsafe(timeZone)
  const { first, end } = windowFrom(now)
  const earliest = offsetAt(first, zone)
  // No zone changes its clocks and changes them back within a fortnight: as at both ends, so between them.
  const isSteady = earliest === offsetAt(end, zone)
  const slots: OfferedSlot[] = []
  for (let start = first; start < end; start += gridMs) {
    const found = hoursAt(hours, start, isSteady ? earliest : offsetAt(start, zone))
    if (found) slots.push({ start, isInstant: found.isInstant })
  }
  return slots
}
