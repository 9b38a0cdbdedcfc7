import type { Time } from '@internationalized/date'
import { TimeField as AriaTimeField, type TimeFieldProps as AriaTimeFieldProps } from 'react-aria-components'
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
  | 'autoFocus'
  | 'id'

export type TimeFieldProps = Pick<AriaTimeFieldProps<Time>, Passed> &
  FieldNotes &
  Naming & {
    /** 24 hours, as in Greek timetables, though the Greek locale says twelve. @default 24 */
    hourCycle?: 12 | 24
  }

/** A time of day: opening hours. The form gets `10:30:00`. Needs script. */
export function TimeField(props: TimeFieldProps) {
  const { label, note, description, errorMessage, hourCycle = 24, ...rest } = props
  return (
    <AriaTimeField
      {...rest}
      hourCycle={hourCycle}
      shouldForceLeadingZeros={hourCycle === 24}
      className={field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <SegmentedField {...{ label, note, description, errorMessage }} />
    </AriaTimeField>
  )
}
