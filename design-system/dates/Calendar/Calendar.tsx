import type { CalendarDate } from '@internationalized/date'
import { Calendar as AriaCalendar } from 'react-aria-components'
import { CalendarFrame } from '../CalendarFrame.tsx'
import { Months } from '../Months.tsx'
import { type StandingCalendarProps, standingProps } from '../standingCalendar.ts'
import { useMonthsInSight } from '../useMonthsInSight.ts'

export type CalendarProps = StandingCalendarProps & {
  value?: CalendarDate | null
  defaultValue?: CalendarDate
  onChange?: (value: CalendarDate) => void
  /** Months beside each other where there is room. @default 1 */
  months?: 1 | 2
}

/** A day, picked from a month in full sight. In a form a `DatePicker` takes less room. */
export function Calendar(props: CalendarProps) {
  const { months = 1, value, defaultValue, onChange } = props
  const count = useMonthsInSight(months)
  return (
    <CalendarFrame {...props}>
      {(labels) => (
        <AriaCalendar
          {...labels}
          {...standingProps(props, count)}
          {...(value !== undefined && { value })}
          {...(defaultValue && { defaultValue })}
          {...(onChange && { onChange })}
        >
          <Months count={count} texts={props.texts} unavailableReason={props.unavailableReason} />
        </AriaCalendar>
      )}
    </CalendarFrame>
  )
}
