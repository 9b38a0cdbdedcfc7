/** When an office is open, as its page tells it. */
import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { holidaysFrom } from '#domain/agency/holidays.ts'
import { openNow } from '#domain/agency/openNow.ts'
import { profileLimits } from '#domain/agency/profile.ts'
import { monthAt } from '#domain/market/months.ts'
import type { AgencyDetailRow } from './agencyRows.ts'

/** Null where the office states no hours. */
export const openingOf = (
  { hours, opensOnHolidays }: Pick<AgencyDetailRow, 'hours' | 'opensOnHolidays'>,
  now: Date,
): AgencyDetail['opening'] => {
  if (hours.length === 0) return null
  const { day } = monthAt(now)
  const holidays = holidaysFrom(day, profileLimits.holidayDays)
  const isHoliday = !opensOnHolidays && holidays.some(({ date }) => date === day)
  return { hours, opensOnHolidays, holidays, now: openNow(hours, isHoliday, now) }
}
