import type { CalendarDate } from '@internationalized/date'
import type { FieldNotes } from '#design-system/forms/FieldNotes.ts'
import type { Naming } from '#design-system/forms/Naming.ts'
import { calendar } from './calendar.css.ts'
import type { CalendarTexts } from './CalendarTexts.ts'
import { type DayLimits, limitProps } from './dayLimits.ts'

/** The common props of every inline calendar. */
export type StandingCalendarProps = FieldNotes &
  Naming &
  DayLimits & {
    texts: CalendarTexts
    /** The month that is seen first. @default that of the value, else of today */
    defaultFocusedValue?: CalendarDate
    autoFocus?: boolean
  }

/** Its props for react-aria. */
export const standingProps = (props: StandingCalendarProps, months: 1 | 2) =>
  ({
    ...limitProps(props),
    ...(props.defaultFocusedValue && { defaultFocusedValue: props.defaultFocusedValue }),
    autoFocus: props.autoFocus ?? false,
    visibleDuration: { months },
    pageBehavior: 'single',
    className: calendar,
  }) as const
