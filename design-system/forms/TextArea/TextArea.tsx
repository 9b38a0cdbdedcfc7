import type { Ref } from 'react'
import { Group, TextArea as AriaTextArea, TextField, type TextFieldProps } from 'react-aria-components'
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
  | 'onKeyDown'
  | 'autoComplete'
  | 'maxLength'
  | 'isRequired'
  | 'id'

export type TextAreaProps = Pick<TextFieldProps, Passed> &
  FieldNotes &
  Naming & {
    /** Lines shown before the reader enlarges it. @default 4 */
    rows?: number
    placeholder?: string
    inputRef?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, note, description, errorMessage, rows = 4, placeholder, inputRef, ...rest } = props
  return (
    <TextField
      {...rest}
      className={styles.field}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <FieldLabel label={label} note={note} isRequired={props.isRequired} />
      <FieldDescription description={description} />
      <Group className={styles.box} role="presentation">
        <AriaTextArea
          ref={inputRef ?? null}
          className={styles.textArea}
          rows={rows}
          placeholder={placeholder ?? ''}
        />
      </Group>
      <FieldErrorText errorMessage={errorMessage} />
    </TextField>
  )
}
