import type { ReactNode } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { FieldNotes } from './FieldNotes.ts'
import { RequiredMark } from './RequiredMark.tsx'
import * as styles from './field.css.ts'

/** What a field says, beside its control. */
export interface FieldWords extends FieldNotes {
  label?: string | undefined
  isRequired?: boolean | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
}

export interface FieldFrameProps extends FieldWords {
  /** Of the control. */
  id: string
  /** The control, with what `controlTies` gives. */
  children: ReactNode
  /** Below the error. */
  below?: ReactNode
}

const descriptionId = (id: string) => `${id}-description`
const errorId = (id: string) => `${id}-error`

/**
 * What is around the browser's own controls: label and description above, error below. Nothing of it is react-aria's,
 * whose fields bring 12 kB of script to a page that has one; `FieldParts` has the same for those that are react-aria's.
 */
export function FieldFrame({
  id,
  label,
  note,
  isRequired,
  description,
  errorMessage,
  ...rest
}: FieldFrameProps) {
  return (
    <div className={styles.field} data-invalid={errorMessage === undefined ? undefined : true}>
      {label !== undefined && (
        <label htmlFor={id} className={styles.label}>
          <span>{label}</span>
          {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
          <RequiredMark isRequired={isRequired} />
        </label>
      )}
      <FieldDescription id={id} description={description} />
      {rest.children}
      <FieldError id={id} errorMessage={errorMessage} />
      {rest.below}
    </div>
  )
}

/** What to enter, and why. */
export function FieldDescription({ id, description }: Pick<FieldFrameProps, 'id' | 'description'>) {
  if (description === undefined) return null
  return (
    <span id={descriptionId(id)} className={styles.description}>
      {description}
    </span>
  )
}

/** The error of a control; nothing while it is valid. */
export function FieldError({ id, errorMessage }: Pick<FieldFrameProps, 'id' | 'errorMessage'>) {
  if (errorMessage === undefined) return null
  return (
    <span id={errorId(id)} className={styles.error}>
      <Icon name="danger" size="text" />
      <span>{errorMessage}</span>
    </span>
  )
}

/** Ties a control to its frame. Not `required`: the browser would tell in its own words what the form tells. */
export function controlTies(id: string, words: FieldWords) {
  const { description, errorMessage, isRequired } = words
  const notes = [
    description !== undefined && descriptionId(id),
    errorMessage !== undefined && errorId(id),
    words['aria-describedby'],
  ]
  return {
    id,
    'aria-label': words['aria-label'],
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorMessage === undefined ? undefined : true,
    'aria-required': isRequired === true ? true : undefined,
  } as const
}
