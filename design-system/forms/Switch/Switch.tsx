import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { root, row } from '../choice.css.ts'
import type { FieldNotes } from '../FieldNotes.ts'
import { FieldDescription, FieldErrorText } from '../FieldParts.tsx'
import { indented, thumb, track } from './Switch.css.ts'

type Passed = 'name' | 'value' | 'isSelected' | 'defaultSelected' | 'onChange' | 'id'

export interface SwitchProps extends Pick<SwitchFieldProps, Passed>, Omit<FieldNotes, 'note'> {
  /** The label of the on state; the same in both states. */
  children: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** On or off, at once: a setting. What waits for a submit is a `Checkbox`. */
export function Switch({ children, description, errorMessage, inputRef, ...rest }: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      {...(inputRef ? { inputRef } : {})}
      className={root}
      validationBehavior="aria"
      isInvalid={errorMessage !== undefined}
    >
      <SwitchButton className={row}>
        <span className={track}>
          <span className={thumb}>
            <Icon name="check" size="text" />
          </span>
        </span>
        <span>{children}</span>
      </SwitchButton>
      {description !== undefined && (
        <span className={indented}>
          <FieldDescription description={description} />
        </span>
      )}
      <FieldErrorText errorMessage={errorMessage} />
    </SwitchField>
  )
}
