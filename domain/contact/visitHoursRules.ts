import { contactLimits } from './limits.ts'
import type { VisitHours } from './Slots.ts'

const { minutes } = contactLimits.visit
const dayEnd = 24 * 60

/** More spans than this a week are refused. */
const spansMax = 7 * 12

const isSpan = ({ weekday, from, until }: VisitHours): boolean =>
  weekday >= 1 &&
  weekday <= 7 &&
  from >= 0 &&
  from < until &&
  until <= dayEnd &&
  from % minutes === 0 &&
  until % minutes === 0

const overlap = (one: VisitHours, other: VisitHours): boolean =>
  one.weekday === other.weekday && one.from < other.until && other.from < one.until

/** Whether a week's hours can be kept: spans on the grid of visits, none of which cuts into another. */
export const areVisitHours = (hours: readonly VisitHours[]): boolean =>
  hours.length <= spansMax &&
  hours.every(isSpan) &&
  hours.every((one, index) => !hours.slice(index + 1).some((other) => overlap(one, other)))
