import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components'
import { CalendarFrame } from '../CalendarFrame.tsx'
import type { DayRange } from '../DayRange.ts'
import { Months } from '../Months.tsx'
import { type StandingCalendarProps, standingProps } from '../standingCalendar.ts'
import { useMonthsInSight } from '../useMonthsInSight.ts'

export type RangeCalendarProps = StandingCalendarProps & {
  value?: DayRange | null
  defaultValue?: DayRange
  onChange?: (value: DayRange) => void
  /** Months beside each other where there is room. @default 2 */
  months?: 1 | 2
}

/** From one day to another: the first press starts the range, the second ends it, no dragging needed. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { months = 2, value, defaultValue, onChange } = props
  const count = useMonthsInSight(months)
  return (
    <CalendarFrame {...props}>
      {(labels) => (
        <AriaRangeCalendar
          {...labels}
          {...standingProps(props, count)}
          {...(value !== undefined && { value })}
          {...(defaultValue && { defaultValue })}
          {...(onChange && { onChange })}
          data-range
        >
          <Months count={count} texts={props.texts} unavailableReason={props.unavailableReason} />
        </AriaRangeCalendar>
      )}
    </CalendarFrame>
  )
}
