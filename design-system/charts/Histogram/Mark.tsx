import * as styles from './Histogram.css.ts'

export interface MarkProps {
  label: string
  /** Along the box, in percent. */
  at: number
}

/** A line over the whole height, and its label on the side that has room. */
export function Mark({ label, at }: MarkProps) {
  const isLate = at > 50
  return (
    <svg className={styles.mark} aria-hidden="true" focusable="false">
      <line className={styles.markLine} x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
      <text
        className={styles.markLabel}
        x={`${at}%`}
        dx={isLate ? '-0.5em' : '0.5em'}
        y="0.9em"
        textAnchor={isLate ? 'end' : 'start'}
      >
        {label}
      </text>
    </svg>
  )
}
