import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { popover } from '#design-system/overlays/popover.css.ts'
import { chosenOf } from '../chosenOf.ts'
import type { FieldNotes } from '../FieldNotes.ts'
import { FieldDescription, FieldErrorText, FieldLabel } from '../FieldParts.tsx'
import { field } from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import type { Option } from '../Option.ts'
import { OptionItem } from '../OptionItem.tsx'
import { optionList } from '../optionList.css.ts'
import { trigger, value as valueStyle } from './Select.css.ts'

export type SelectProps = FieldNotes &
  Naming & {
    name?: string
    options: readonly Option[]
    value?: string | null
    defaultValue?: string
    onChange?: (value: string) => void
    /** Shown while nothing is chosen. */
    placeholder?: string
    isRequired?: boolean
  }

/**
 * One of several, with details or icons. Needs script: use `NativeSelect` wherever words suffice, and in
 * every form that must work without.
 */
export function Select(props: SelectProps) {
  const { label, note, description, errorMessage, options, onChange, placeholder, ...rest } = props
  const { value, defaultValue } = props
  const values = options.map((option) => option.id)
  return (
    <AriaSelect
      {...rest}
      {...(value !== undefined && { value: chosenOf(value, values) })}
      {...(defaultValue !== undefined && { defaultValue: chosenOf(defaultValue, values) })}
      {...(placeholder === undefined ? {} : { placeholder })}
      className={field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
      onChange={(key) => key !== null && onChange?.(String(key))}
    >
      <FieldLabel label={label} note={note} isRequired={props.isRequired} />
      <FieldDescription description={description} />
      <Button className={trigger}>
        <SelectValue className={valueStyle}>
          {({ selectedText, defaultChildren }) => <span>{selectedText || defaultChildren}</span>}
        </SelectValue>
        <Icon name="chevronDown" />
      </Button>
      <FieldErrorText errorMessage={errorMessage} />
      <Popover className={popover}>
        <ListBox items={options} className={optionList}>
          {OptionItem}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
