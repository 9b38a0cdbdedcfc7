import type { CalendarDate } from '@internationalized/date'
import {
  Calendar,
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
} from 'react-aria-components'
import type { FieldNotes } from '#design-system/forms/FieldNotes.ts'
import { field } from '#design-system/forms/field.css.ts'
import type { Naming } from '#design-system/forms/Naming.ts'
import { calendar } from '../calendar.css.ts'
import { type DayLimits, limitProps } from '../dayLimits.ts'
import { Months } from '../Months.tsx'
import { PickerParts, type PickerTexts } from '../PickerParts.tsx'
import { Segments } from '../Segments.tsx'
import { dates } from '../segments.css.ts'

type Passed =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'isRequired'
  | 'autoFocus'
  | 'id'

export type DatePickerProps = Pick<AriaDatePickerProps<CalendarDate>, Passed> &
  FieldNotes &
  Naming &
  DayLimits & { texts: PickerTexts }

/** A date, typed or picked from a calendar. The form gets `2026-11-24`. Needs script; load lazily. */
export function DatePicker(props: DatePickerProps) {
  const { label, note, description, errorMessage, texts, unavailableReason, ...rest } = props
  const typed = (
    <span className={dates}>
      <Segments />
    </span>
  )
  return (
    <AriaDatePicker
      {...rest}
      {...limitProps(props)}
      className={field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <PickerParts {...{ label, note, description, errorMessage }} openLabel={texts.open} field={typed}>
        {/* The error is the field's: its days have none of their own. */}
        <Calendar isInvalid={false} className={calendar}>
          <Months count={1} texts={texts} unavailableReason={unavailableReason} />
        </Calendar>
      </PickerParts>
    </AriaDatePicker>
  )
}
