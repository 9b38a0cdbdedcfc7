import { useRef } from 'react'
import {
  Group,
  Input,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import { FieldDescription, FieldErrorText, FieldLabel } from '../FieldParts.tsx'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import { ClearButton } from './ClearButton.tsx'
import { clear } from './SearchField.css.ts'

type Passed =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSubmit'
  | 'onClear'
  | 'autoComplete'
  | 'autoFocus'
  | 'id'

export type SearchFieldProps = Pick<AriaSearchFieldProps, Passed> &
  FieldNotes &
  Naming & {
    placeholder?: string
    /** Name of the button that empties the field. */
    clearLabel: string
  }

/** Words to search for. Escape and the button empty it; Enter submits the form around it. */
export function SearchField(props: SearchFieldProps) {
  const { label, note, description, errorMessage, placeholder, clearLabel, ...rest } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <AriaSearchField
      {...rest}
      className={styles.field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <FieldLabel label={label} note={note} />
      <FieldDescription description={description} />
      <Group className={`${styles.box} ${styles.rounded}`} role="presentation">
        <Icon name="search" />
        <Input ref={input} className={styles.input} placeholder={placeholder ?? ''} />
        <span className={clear}>
          <ClearButton label={clearLabel} onCleared={() => input.current?.focus()} />
        </span>
      </Group>
      <FieldErrorText errorMessage={errorMessage} />
    </AriaSearchField>
  )
}
