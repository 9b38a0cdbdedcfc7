import { CheckboxButton, CheckboxField } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { box } from '../Checkbox/Checkbox.css.ts'
import * as styles from '../choice.css.ts'
import { FieldDescription } from '../FieldParts.tsx'

export interface GroupedCheckboxProps {
  value: string
  description?: string | undefined
  children: string
}

/** As `Checkbox`, for a group of react-aria's, which keeps what is ticked. */
export function GroupedCheckbox({ value, description, children }: GroupedCheckboxProps) {
  return (
    <CheckboxField value={value} className={styles.root} validationBehavior="aria">
      <CheckboxButton className={styles.row}>
        <span className={box}>
          <Icon name="check" size="small" />
        </span>
        <span>
          <span>{children}</span>
        </span>
      </CheckboxButton>
      {description !== undefined && (
        <span className={styles.indented}>
          <FieldDescription description={description} />
        </span>
      )}
    </CheckboxField>
  )
}
