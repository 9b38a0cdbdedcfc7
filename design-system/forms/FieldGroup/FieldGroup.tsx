import { type ReactNode, useId } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import * as styles from '../field.css.ts'
import { apart, fields, large, legend as legendStyle } from './FieldGroup.css.ts'

export interface FieldGroupProps {
  /** What the fields are about together. */
  legend: string
  description?: string
  /** An error about the fields together: the least is above the most. */
  errorMessage?: string | undefined
  /** `close` for checkboxes below each other, `columns` for many of them, `beside` for a pair. @default 'below' */
  arrangement?: 'below' | 'close' | 'beside' | 'columns'
  /** The legend is larger than labels, even while there is no field below it. @default false */
  isLegendLarge?: boolean
  id?: string
  children: ReactNode
}

/** Fields that belong together: a range of prices, the parts of an address, a list of checkboxes. */
export function FieldGroup({
  legend,
  description,
  errorMessage,
  arrangement = 'below',
  isLegendLarge = false,
  id: given,
  children,
}: FieldGroupProps) {
  const generated = useId()
  const id = given ?? generated
  const noteIds = [description && `${id}-description`, errorMessage && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset id={id} aria-describedby={noteIds || undefined}>
      <legend className={isLegendLarge ? `${legendStyle} ${large}` : legendStyle}>{legend}</legend>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <div className={fields({ arrangement })}>{children}</div>
      {errorMessage && (
        <p id={`${id}-error`} className={`${styles.error} ${apart}`}>
          <Icon name="danger" size="text" />
          <span>{errorMessage}</span>
        </p>
      )}
    </fieldset>
  )
}
