import type { CalendarDate } from '@internationalized/date'

/** Both days included. */
export interface DayRange {
  start: CalendarDate
  end: CalendarDate
}
