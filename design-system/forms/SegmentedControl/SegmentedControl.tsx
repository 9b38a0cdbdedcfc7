import { useId } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { FieldNotes } from '../FieldNotes.ts'
import * as styles from '../field.css.ts'
import type { Naming } from '../Naming.ts'
import { detail, input, segment, track } from './SegmentedControl.css.ts'

export interface SegmentOption {
  readonly value: string
  readonly label: string
  /**
   * A word or a number below the label; the segment has the same height without it, so it may be added later.
   */
  readonly detail?: string | undefined
}

export type SegmentedControlProps = FieldNotes &
  Naming & {
    /** Two to five short options. */
    options: readonly SegmentOption[]
    /** Under which the choice is submitted. */
    name?: string
    /** The controlled value; without it the browser keeps the choice. */
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
    id?: string
  }

/**
 * One of a few, all in sight: buy or rent. Real radio buttons, so arrows move and forms work without script. Nothing
 * of it is react-aria's: the browser does all that is needed, and pages load 6 kB less.
 */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, note, description, errorMessage, options, name, id } = props
  const own = useId()
  const ids = { label: `${own}-label`, description: `${own}-description`, error: `${own}-error` }
  const notes = [description !== undefined && ids.description, errorMessage !== undefined && ids.error]
  return (
    <div
      {...(id !== undefined && { id })}
      role="radiogroup"
      aria-orientation="horizontal"
      aria-label={props['aria-label']}
      aria-labelledby={label === undefined ? undefined : ids.label}
      aria-describedby={notes.filter(Boolean).join(' ') || undefined}
      aria-invalid={errorMessage !== undefined || undefined}
      className={styles.field}
    >
      {label !== undefined && (
        <span id={ids.label} className={styles.label}>
          <span>{label}</span>
          {note !== undefined && <span className={styles.note}>{` ${note}`}</span>}
        </span>
      )}
      {description !== undefined && (
        <span id={ids.description} className={styles.description}>
          {description}
        </span>
      )}
      <div className={track}>
        {options.map((option) => (
          <label key={option.value} className={segment}>
            <input type="radio" className={input} name={name ?? own} {...stateOf(option.value, props)} />
            <span>{option.label}</span>
            {option.detail !== undefined && <span className={detail}>{` ${option.detail}`}</span>}
          </label>
        ))}
      </div>
      {errorMessage !== undefined && (
        <span id={ids.error} className={styles.error}>
          <Icon name="danger" size="text" />
          <span>{errorMessage}</span>
        </span>
      )}
    </div>
  )
}

type Choice = Pick<SegmentedControlProps, 'value' | 'defaultValue' | 'onChange'>

/** Checked by the controlled value, or only initially. */
const stateOf = (option: string, { value, defaultValue, onChange }: Choice) => ({
  value: option,
  onChange: () => onChange?.(option),
  ...(value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value }),
})
