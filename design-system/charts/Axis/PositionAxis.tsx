import * as styles from './Axis.css.ts'
import { type AxisLabel, axisStep } from './axisLabels.ts'

export interface PositionAxisProps {
  labels: readonly AxisLabel[]
}

/** What the places along a chart mean. Shows as many labels as there is room for, never two on each other. */
export function PositionAxis({ labels }: PositionAxisProps) {
  return (
    <div className={styles.positions}>
      {labels.map(({ text, least }) => (
        <span key={text} className={styles.position({ shown: axisStep(least) })}>
          <span className={styles.positionText}>{`${text} `}</span>
        </span>
      ))}
    </div>
  )
}
