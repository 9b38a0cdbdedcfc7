import { type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { controlTies, FieldFrame } from '../FieldFrame.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'

type Passed = 'name' | 'onBlur' | 'onKeyDown' | 'autoComplete' | 'maxLength' | 'id'

export type TextAreaProps = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, Passed> &
  FieldNotes &
  Naming & {
    /** The controlled text; without it the browser keeps what is typed. */
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
    isRequired?: boolean
    /** Lines shown before the reader enlarges it. @default 4 */
    rows?: number
    placeholder?: string
    inputRef?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, note, description, errorMessage, isRequired, inputRef, ...others } = props
  const { rows = 4, placeholder = '', onChange, ...rest } = others
  const generated = useId()
  const id = rest.id ?? generated
  return (
    <FieldFrame {...{ id, label, note, isRequired, description, errorMessage }}>
      <div className={styles.box}>
        <textarea
          {...rest}
          {...controlTies(id, props)}
          ref={inputRef}
          className={styles.textArea}
          rows={rows}
          placeholder={placeholder}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      </div>
    </FieldFrame>
  )
}
