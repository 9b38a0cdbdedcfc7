import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaProps,
} from 'react-aria-components'
import type { Choice } from '../Choice.ts'
import { fields } from '../FieldGroup/FieldGroup.css.ts'
import type { FieldNotes } from '../FieldNotes.ts'
import { FieldDescription, FieldErrorText, FieldLabel } from '../FieldParts.tsx'
import { field } from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import { GroupedCheckbox } from './GroupedCheckbox.tsx'

type Passed = 'name' | 'defaultValue' | 'onChange' | 'isRequired' | 'id'

export type CheckboxGroupProps = Pick<AriaProps, Passed> &
  FieldNotes &
  Naming & {
    /** The values that are ticked. */
    value?: readonly string[]
    options: readonly Choice[]
    /** `columns` for many short ones. @default 'close' */
    arrangement?: 'close' | 'columns'
  }

/** Any number of several. Each ticked one is submitted under `name`. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, note, description, errorMessage, value, options, arrangement = 'close', ...rest } = props
  return (
    <AriaCheckboxGroup
      {...rest}
      {...(value !== undefined && { value: [...value] })}
      className={field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <FieldLabel label={label} note={note} isRequired={props.isRequired} />
      <FieldDescription description={description} />
      <div className={fields({ arrangement })}>
        {options.map((option) => (
          <GroupedCheckbox key={option.value} value={option.value} description={option.description}>
            {option.label}
          </GroupedCheckbox>
        ))}
      </div>
      <FieldErrorText errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  )
}
