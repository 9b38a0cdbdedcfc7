import { DateFormatter } from '@internationalized/date'
import { useLocale } from 'react-aria-components'
import { reason as className } from './calendar.css.ts'
import type { DayLimits } from './dayLimits.ts'
import { useCalendarInPlace } from './useCalendarInPlace.ts'

/** Why the focused day cannot be chosen, visually; for screen readers the day itself says it. */
export function ReasonInSight({ unavailableReason }: Required<Pick<DayLimits, 'unavailableReason'>>) {
  const { locale } = useLocale()
  const day = useCalendarInPlace()?.focusedDate
  const reason = day && unavailableReason(day)
  const format = new DateFormatter(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <p className={className} aria-hidden>
      {day && reason !== undefined && `${format.format(day.toDate('UTC'))}: ${reason}`}
    </p>
  )
}
