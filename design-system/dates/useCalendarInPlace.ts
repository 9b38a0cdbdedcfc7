import { use } from 'react'
import { CalendarStateContext, RangeCalendarStateContext } from 'react-aria-components'

/** The state of the calendar around, of a day or of a range. */
export function useCalendarInPlace() {
  const single = use(CalendarStateContext)
  const range = use(RangeCalendarStateContext)
  return single ?? range
}
