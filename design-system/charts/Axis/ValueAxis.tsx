import * as styles from './Axis.css.ts'

export interface ValueAxisProps {
  /** From the lowest to the highest, at equal distances. */
  labels: readonly string[]
}

/** The labels of a chart's vertical axis. As wide as its widest label, in any currency. */
export function ValueAxis({ labels }: ValueAxisProps) {
  return (
    <div className={styles.values}>
      {labels.map((label, at) => (
        <span key={at} className={styles.value}>
          {`${label} `}
        </span>
      ))}
    </div>
  )
}
