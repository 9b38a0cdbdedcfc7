import type { CalendarDate } from '@internationalized/date'
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
  RangeCalendar,
} from 'react-aria-components'
import type { FieldNotes } from '#design-system/forms/FieldNotes.ts'
import { field } from '#design-system/forms/field.css.ts'
import type { Naming } from '#design-system/forms/Naming.ts'
import { calendar } from '../calendar.css.ts'
import { type DayLimits, limitProps } from '../dayLimits.ts'
import type { DayRange } from '../DayRange.ts'
import { Months } from '../Months.tsx'
import { PickerParts, type PickerTexts } from '../PickerParts.tsx'
import { Segments } from '../Segments.tsx'
import { between, dates } from '../segments.css.ts'
import { useMonthsInSight } from '../useMonthsInSight.ts'

type Passed = 'startName' | 'endName' | 'onBlur' | 'onFocus' | 'isRequired' | 'autoFocus' | 'id'

export type DateRangePickerProps = Pick<AriaDateRangePickerProps<CalendarDate>, Passed> &
  FieldNotes &
  Naming &
  DayLimits & {
    value?: DayRange | null
    defaultValue?: DayRange
    onChange?: (value: DayRange | null) => void
    texts: PickerTexts
  }

/**
 * From one date to another, typed or picked from a calendar of as many months as there is room for. The form
 * gets `2026-11-24` under `startName` and `endName`. Needs script; load lazily.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, note, description, errorMessage, texts, unavailableReason, ...rest } = props
  const count = useMonthsInSight(2)
  const typed = (
    <span className={dates}>
      <Segments slot="start" />
      <span aria-hidden className={between}>
        –
      </span>
      <Segments slot="end" />
    </span>
  )
  return (
    <AriaDateRangePicker
      {...rest}
      {...limitProps(props)}
      className={field}
      pageBehavior="single"
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <PickerParts {...{ label, note, description, errorMessage }} openLabel={texts.open} field={typed}>
        {/* The error is the field's: its days have none of their own. */}
        <RangeCalendar isInvalid={false} className={calendar} visibleDuration={{ months: count }} data-range>
          <Months count={count} texts={texts} unavailableReason={unavailableReason} />
        </RangeCalendar>
      </PickerParts>
    </AriaDateRangePicker>
  )
}
