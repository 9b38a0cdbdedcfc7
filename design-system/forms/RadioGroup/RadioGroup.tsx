import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaProps,
} from 'react-aria-components'
import type { Choice } from '../Choice.ts'
import * as choice from '../choice.css.ts'
import { chosenOf } from '../chosenOf.ts'
import { fields } from '../FieldGroup/FieldGroup.css.ts'
import type { FieldNotes } from '../FieldNotes.ts'
import { FieldDescription, FieldErrorText, FieldLabel } from '../FieldParts.tsx'
import { field } from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import { circle, dot } from './RadioGroup.css.ts'

type Passed = 'name' | 'value' | 'defaultValue' | 'onChange' | 'isRequired' | 'id'

export type RadioGroupProps = Pick<AriaProps, Passed> &
  FieldNotes &
  Naming & {
    options: readonly Choice[]
    /** `columns` for many short ones. @default 'close' */
    arrangement?: 'close' | 'columns'
  }

/** One of several, all in sight, with room for a line about each. Two or three short ones: `SegmentedControl`. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, note, description, errorMessage, options, arrangement = 'close', ...rest } = props
  const { value, defaultValue } = props
  const values = options.map((option) => option.value)
  return (
    <AriaRadioGroup
      {...rest}
      {...(value !== undefined && { value: chosenOf(value, values) })}
      {...(defaultValue !== undefined && { defaultValue: chosenOf(defaultValue, values) })}
      className={field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <FieldLabel label={label} note={note} isRequired={props.isRequired} />
      <FieldDescription description={description} />
      <div className={fields({ arrangement })}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} className={choice.root}>
            <RadioButton className={choice.row}>
              <span className={circle}>
                <span className={dot} />
              </span>
              <span>{option.label}</span>
            </RadioButton>
            {option.description !== undefined && (
              <span className={choice.indented}>
                <FieldDescription description={option.description} />
              </span>
            )}
          </RadioField>
        ))}
      </div>
      <FieldErrorText errorMessage={errorMessage} />
    </AriaRadioGroup>
  )
}
