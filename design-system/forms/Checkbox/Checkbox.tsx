import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import * as styles from '../choice.css.ts'
import type { FieldNotes } from '../FieldNotes.ts'
import { FieldDescription, FieldErrorText } from '../FieldParts.tsx'
import { RequiredMark } from '../RequiredMark.tsx'
import { box } from './Checkbox.css.ts'

type Passed =
  | 'name'
  | 'value'
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isIndeterminate'
  | 'isRequired'
  | 'id'

export interface CheckboxProps extends Pick<CheckboxFieldProps, Passed>, Omit<FieldNotes, 'note'> {
  /** The label; may hold links. */
  children: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** Yes or no. A real `<input type="checkbox">` is below the drawn box. */
export function Checkbox({ children, description, errorMessage, inputRef, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      {...(inputRef ? { inputRef } : {})}
      className={styles.root}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <CheckboxButton className={styles.row}>
        {({ isIndeterminate }) => (
          <>
            <span className={box}>
              <Icon name={isIndeterminate ? 'minus' : 'check'} size="small" />
            </span>
            <span>
              <span>{children}</span>
              <RequiredMark isRequired={rest.isRequired} />
            </span>
          </>
        )}
      </CheckboxButton>
      {description !== undefined && (
        <span className={styles.indented}>
          <FieldDescription description={description} />
        </span>
      )}
      <FieldErrorText errorMessage={errorMessage} />
    </CheckboxField>
  )
}
