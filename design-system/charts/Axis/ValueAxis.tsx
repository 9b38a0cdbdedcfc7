import * as styles from './Axis.css.ts'

export interface ValueAxisProps {
  /** From the lowest to the highest, at equal distances. */
  labels: readonly string[]
}

/** What the heights of a chart mean. As wide as its widest label, in whatever currency. */
export function ValueAxis({ labels }: ValueAxisProps) {
  return (
    <div className={styles.values}>
      {labels.map((label, at) => (
        <span key={at} className={styles.value}>
          {label}
        </span>
      ))}
    </div>
  )
}
