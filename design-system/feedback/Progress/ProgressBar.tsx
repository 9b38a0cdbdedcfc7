import { useId } from 'react'
import type { Naming } from '#design-system/forms/Naming.ts'
import * as styles from './ProgressBar.css.ts'

export type ProgressBarProps = Naming & {
  /** From 0 to `max`; left out while nobody knows how far it has come. */
  value?: number
  /** @default 100 */
  max?: number
  /** The value in words: "3 από 12 φωτογραφίες". With `aria-label` it is not drawn: it stands beside the bar. */
  valueText: string
}

/** How far something has come: uploads, the steps of a form. The browser's own element. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, value, max = 100, valueText } = props
  const id = useId()
  const name = label === undefined ? { 'aria-label': props['aria-label'] } : { 'aria-labelledby': id }
  return (
    <div className={styles.root}>
      {label !== undefined && (
        <div className={styles.line}>
          <span id={id}>{label}</span>
          <span className={styles.value}>{valueText}</span>
        </div>
      )}
      <progress {...name} className={styles.bar} max={max} aria-valuetext={valueText} {...known(value)} />
    </div>
  )
}

const known = (value: number | undefined) => (value === undefined ? {} : { value })
