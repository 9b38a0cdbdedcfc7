import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { controlTies, FieldFrame } from '../FieldFrame.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'

type Passed =
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoFocus'
  | 'maxLength'
  | 'spellCheck'
  | 'autoCorrect'
  | 'enterKeyHint'
  | 'form'
  | 'id'
  | 'aria-describedby'

export interface TextFieldBaseProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Passed>, FieldNotes {
  /** The controlled text; without it the browser keeps what is typed. */
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  isRequired?: boolean
  isReadOnly?: boolean
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
  const { placeholder = '', type = 'text', isRequired, isReadOnly, onChange, ...rest } = others
  const generated = useId()
  const id = rest.id ?? generated
  // What cannot be edited cannot be scrolled by typing either: it is shown to its end.
  const isWhole = isReadOnly === true && action !== undefined
  return (
    <FieldFrame {...{ id, label, note, isRequired, description, errorMessage, below }}>
      <div className={isWhole ? `${styles.box} ${styles.wrapping}` : styles.box}>
        {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>}
        <input
          {...rest}
          {...controlTies(id, props)}
          ref={inputRef}
          type={type}
          className={isWhole ? `${styles.input} ${styles.whole}` : styles.input}
          placeholder={placeholder}
          readOnly={isReadOnly}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        {action}
      </div>
    </FieldFrame>
  )
}
