import { FieldError, Label, Text } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { FieldNotes } from './FieldNotes.ts'
import * as styles from './field.css.ts'

/** The label, and the small word beside it. */
export function FieldLabel({ label, note }: { label: string | undefined; note: string | undefined }) {
  if (label === undefined) return null
  return (
    <Label className={styles.label}>
      <span>{label}</span>
      {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
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
