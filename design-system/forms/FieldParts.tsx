import { FieldError, Label, Text } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { FieldNotes } from './FieldNotes.ts'
import { RequiredMark } from './RequiredMark.tsx'
import * as styles from './field.css.ts'

export interface FieldLabelProps {
  label: string | undefined
  note: string | undefined
  /** Marked with the word that the form has for it. */
  isRequired?: boolean | undefined
}

/** The label, and the small word beside it. */
export function FieldLabel({ label, note, isRequired }: FieldLabelProps) {
  if (label === undefined) return null
  return (
    <Label className={styles.label}>
      <span>{label}</span>
      {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
      <RequiredMark isRequired={isRequired} />
    </Label>
  )
}

/** The description that react-aria ties to the field. */
export function FieldDescription({ description }: Pick<FieldNotes, 'description'>) {
  if (description === undefined) return null
  return (
    <Text slot="description" className={styles.description}>
      {description}
    </Text>
  )
}

/** The error that react-aria ties to the field; nothing while the field is valid. */
export function FieldErrorText({ errorMessage }: Pick<FieldNotes, 'errorMessage'>) {
  return (
    <FieldError className={styles.error}>
      <Icon name="danger" size="text" />
      <span>{errorMessage}</span>
    </FieldError>
  )
}
