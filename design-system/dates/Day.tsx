import type { CalendarDate } from '@internationalized/date'
import { useId } from 'react'
import { CalendarCell } from 'react-aria-components'
import { day } from './day.css.ts'
import { useCalendarInPlace } from './useCalendarInPlace.ts'

/** One day. What keeps it from being chosen is read with its name. */
export function Day({ date, reason }: { date: CalendarDate; reason: string | undefined }) {
  const id = useId()
  const calendar = useCalendarInPlace()
  if (reason === undefined) return <CalendarCell date={date} className={day} />
  return (
    <CalendarCell
      date={date}
      className={day}
      render={(props) => <div {...props} aria-describedby={id} />}
      // By keyboard the calendar moves to the day itself; it ignores a press on an unavailable day.
      onClick={() => calendar?.setFocusedDate(date)}
    >
      {({ formattedDate }) => (
        <>
          <span>{formattedDate}</span>
          <span id={id} hidden>
            {reason}
          </span>
        </>
      )}
    </CalendarCell>
  )
}
