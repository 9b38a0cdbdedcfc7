import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { marksHover } from '#design-system/foundations/Pressable/Pressable.tsx'
import { hidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from '../choice.css.ts'
import { controlTies, FieldDescription, FieldError } from '../FieldFrame.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import { RequiredMark } from '../RequiredMark.tsx'
import { box } from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<FieldNotes, 'note'> {
  name?: string
  /** What is submitted while it is ticked. */
  value?: string
  /** The controlled state; without it the browser keeps it. */
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  /** Neither yes nor no, as a part of what it stands for is chosen. @default false */
  isIndeterminate?: boolean
  isRequired?: boolean
  id?: string
  /** The label; may hold links. */
  children: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** Yes or no. A real `<input type="checkbox">` is below the drawn box. */
export function Checkbox(props: CheckboxProps) {
  const { children, description, errorMessage, inputRef, isIndeterminate = false, onChange, ...rest } = props
  const { isSelected, defaultSelected, name, value, isRequired } = rest
  const generated = useId()
  const id = rest.id ?? generated
  const label = useIndeterminate(isIndeterminate)
  return (
    <div className={styles.root} data-invalid={errorMessage === undefined ? undefined : true}>
      <label
        {...marksHover}
        ref={label}
        className={styles.row}
        data-indeterminate={isIndeterminate || undefined}
      >
        <input
          {...controlTies(id, props)}
          {...(isSelected === undefined ? { defaultChecked: defaultSelected } : { checked: isSelected })}
          ref={inputRef}
          type="checkbox"
          name={name}
          value={value}
          className={hidden}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span className={box}>
          <Icon name={isIndeterminate ? 'minus' : 'check'} size="small" />
        </span>
        <span>
          <span>{children}</span>
          <RequiredMark isRequired={isRequired} />
        </span>
      </label>
      {description !== undefined && (
        <span className={styles.indented}>
          <FieldDescription id={id} description={description} />
        </span>
      )}
      <FieldError id={id} errorMessage={errorMessage} />
    </div>
  )
}

/** HTML has no attribute for it. */
function useIndeterminate(isIndeterminate: boolean) {
  const label = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    const input = label.current?.querySelector('input')
    if (input) input.indeterminate = isIndeterminate
  })
  return label
}
