import type { CalendarDate } from '@internationalized/date'
import { DateField as AriaDateField, type DateFieldProps as AriaDateFieldProps } from 'react-aria-components'
import type { FieldNotes } from '#design-system/forms/FieldNotes.ts'
import { field } from '#design-system/forms/field.css.ts'
import type { Naming } from '#design-system/forms/Naming.ts'
import { SegmentedField } from '../SegmentedField.tsx'

type Passed =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'minValue'
  | 'maxValue'
  | 'isRequired'
  | 'isReadOnly'
  | 'autoComplete'
  | 'autoFocus'
  | 'id'

export type DateFieldProps = Pick<AriaDateFieldProps<CalendarDate>, Passed> & FieldNotes & Naming

/**
 * A date that users know and type: a birthday, the end of a lease. Its segments are in the order of the
 * locale; the form gets `2026-11-24`. For a date that is looked up use `DatePicker`. Needs script.
 */
export function DateField({ label, note, description, errorMessage, ...rest }: DateFieldProps) {
  return (
    <AriaDateField
      {...rest}
      className={field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <SegmentedField {...{ label, note, description, errorMessage }} />
    </AriaDateField>
  )
}
