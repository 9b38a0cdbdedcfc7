import { useId } from 'react'
import type { Naming } from '#design-system/forms/Naming.ts'
import * as styles from './ProgressBar.css.ts'

export type ProgressBarProps = Naming & {
  /** From 0 to `max`; undefined if the progress is unknown. */
  value?: number
  /** @default 100 */
  max?: number
  /**
   * The value in words: "3 από 12 φωτογραφίες". With `aria-label` it is not drawn, since it is in the text
   * beside the bar.
   */
  valueText: string
}

/** The progress of uploads, or of the steps of a form. The browser's own element. */
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
