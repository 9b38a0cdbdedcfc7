import { type Ref, useId } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import { RequiredMark } from '../RequiredMark.tsx'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import { bare, chevron, frame, select } from './NativeSelect.css.ts'

export interface SelectOption {
  value: string
  label: string
  /** Language of the label, where it is another than the page's. */
  lang?: string
}

export type NativeSelectProps = FieldNotes &
  Naming & {
    name?: string
    options: readonly SelectOption[]
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
    autoComplete?: string
    isRequired?: boolean
    id?: string
    /** `plain` has no frame: a choice in a line of text. @default 'framed' */
    look?: 'framed' | 'plain'
    inputRef?: Ref<HTMLSelectElement>
  }

/**
 * One of several, in the system's own list: the choice for every form that must work without script and on
 * phones. `Select` is for options with more than words.
 */
export function NativeSelect(props: NativeSelectProps) {
  const { label, note, description, errorMessage, options, onChange, isRequired, inputRef, id, ...others } =
    props
  const { look = 'framed', ...rest } = others
  const generated = useId()
  const own = id ?? generated
  const noteIds = [description && `${own}-description`, errorMessage && `${own}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={styles.field} data-invalid={errorMessage ? true : undefined}>
      {label !== undefined && (
        <label htmlFor={own} className={styles.label}>
          <span>{label}</span>
          {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
          <RequiredMark isRequired={isRequired} />
        </label>
      )}
      {description && (
        <span id={`${own}-description`} className={styles.description}>
          {description}
        </span>
      )}
      <div className={look === 'plain' ? bare : frame}>
        <select
          {...rest}
          id={own}
          ref={inputRef}
          className={select}
          // Not `required`: the browser would tell in its own words what the form tells.
          aria-required={isRequired ? true : undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={noteIds || undefined}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        >
          {options.map(({ value, label: text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
        <span className={chevron}>
          <Icon name="chevronDown" />
        </span>
      </div>
      {errorMessage && (
        <span id={`${own}-error`} className={styles.error}>
          <Icon name="danger" size="text" />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  )
}
