import { type CalendarDate, toCalendarDate } from '@internationalized/date'
import type { DateValue } from 'react-aria-components'

/** Which days can be chosen. */
export interface DayLimits {
  minValue?: CalendarDate
  maxValue?: CalendarDate
  /**
   * Why a day cannot be chosen; nothing for those that can. The day still takes focus, so that the reason is
   * read and shown.
   */
  unavailableReason?: (day: CalendarDate) => string | undefined
  /** @default by the locale: Monday in Greek */
  firstDayOfWeek?: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'
}

/** The limits for react-aria. */
export const limitProps = ({ minValue, maxValue, unavailableReason, firstDayOfWeek }: DayLimits) => ({
  ...(minValue && { minValue }),
  ...(maxValue && { maxValue }),
  ...(firstDayOfWeek && { firstDayOfWeek }),
  ...(unavailableReason && {
    isDateUnavailable: (day: DateValue) => unavailableReason(toCalendarDate(day)) !== undefined,
  }),
})
