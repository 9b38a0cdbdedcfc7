import type { ReactNode, Ref } from 'react'
import {
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import type { FieldNotes } from '../FieldNotes.ts'
import { FieldDescription, FieldErrorText, FieldLabel } from '../FieldParts.tsx'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'

type Passed =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoFocus'
  | 'maxLength'
  | 'isRequired'
  | 'isReadOnly'
  | 'spellCheck'
  | 'autoCorrect'
  | 'enterKeyHint'
  | 'form'
  | 'id'
  | 'aria-describedby'

export interface TextFieldBaseProps extends Pick<AriaTextFieldProps, Passed>, FieldNotes {
  /** An example of the value; never a substitute for the label. */
  placeholder?: string
  /** Before the value, inside the box: "+30". */
  prefix?: string
  /** After the value, inside the box: "€", "m²". Include the unit in the label too. */
  suffix?: string
  /** A button at the end of the box: show password. */
  action?: ReactNode
  /** Below the box, in place of an error: what the value is read as. Named by `aria-describedby`. */
  below?: ReactNode
  /** For what is no sentence: addresses, codes. */
  autoCapitalize?: 'none'
  /** The input itself, to move focus to the first error. */
  inputRef?: Ref<HTMLInputElement>
}

export type TextFieldProps = TextFieldBaseProps & Naming

/** One line of text. Renders a real `<input name>`, so forms work without script. */
export function TextField(props: TextFieldProps) {
  const { label, note, description, errorMessage, prefix, suffix, action, below, inputRef, ...others } = props
  const { placeholder = '', autoCapitalize, ...rest } = others
  return (
    <AriaTextField
      {...rest}
      className={styles.field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <FieldLabel label={label} note={note} isRequired={props.isRequired} />
      <FieldDescription description={description} />
      <Group className={styles.box} role="presentation">
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <Input
          ref={inputRef ?? null}
          className={styles.input}
          placeholder={placeholder}
          autoCapitalize={autoCapitalize}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        {action}
      </Group>
      <FieldErrorText errorMessage={errorMessage} />
      {below}
    </AriaTextField>
  )
}
